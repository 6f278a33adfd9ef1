"""torch.distributed: groups of processes, their collectives, and what is built on them. There is one process."""

import datetime
import enum
import os

WHY = "there are no process groups"
NAMES = """
distributed: DistBackendError DistError DistNetworkError DistStoreError FileStore GradBucket HashStore TCPStore
    breakpoint is_available set_debug_level set_debug_level_from_env
    device_mesh:DeviceMesh,init_device_mesh
    distributed_c10d:Backend,GroupMember,P2POp,PrefixStore,ProcessGroup,ReduceOp,Store,Work
    distributed_c10d:_rank_not_in_group,all_gather,all_gather_into_tensor,all_gather_object,all_reduce
    distributed_c10d:all_to_all,all_to_all_single,barrier,batch_isend_irecv,broadcast
    distributed_c10d:broadcast_object_list,destroy_process_group,gather,gather_object,get_backend
    distributed_c10d:get_debug_level,get_global_rank,get_group_rank,get_process_group_ranks,get_rank
    distributed_c10d:get_world_size,group,init_process_group,irecv,is_gloo_available,is_initialized
    distributed_c10d:is_mpi_available,is_nccl_available,is_torchelastic_launched,isend,monitored_barrier
    distributed_c10d:new_group,new_subgroups,new_subgroups_by_enumeration,recv,recv_object_list,reduce,reduce_op,reduce_scatter,reduce_scatter_tensor
    distributed_c10d:scatter,scatter_object_list,send,send_object_list
distributed._composable:
distributed._composable.fsdp:
    distributed.fsdp:CPUOffloadPolicy,FSDPModule,MixedPrecisionPolicy,OffloadPolicy,fully_shard
distributed._composable.replicate: DDP replicate unimplemented_deepcopy
distributed._composable_state:
distributed._functional_collectives: AsyncCollectiveTensor<Tensor> all_gather_inplace all_gather_into_tensor_coalesced
    all_gather_tensor all_gather_tensor_autograd all_gather_tensor_inplace all_reduce all_reduce_coalesced
    all_reduce_inplace all_to_all_inplace all_to_all_single all_to_all_single_autograd
    allow_inflight_collective_as_graph_input_ctx broadcast permute_tensor reduce_scatter_tensor
    reduce_scatter_tensor_autograd reduce_scatter_tensor_coalesced reduce_scatter_tensor_inplace wait_tensor
distributed._shard:
distributed._shard.api: load_with_process_group shard_module shard_parameter
distributed._shard.metadata: ShardMetadata
distributed._shard.sharded_tensor: custom_sharded_op_impl empty full init_from_local_shards ones
    pre_load_state_dict_hook rand randn state_dict_hook zeros
distributed._shard.sharded_tensor.api: ShardedTensor<Tensor> ShardedTensorBase<Tensor>
distributed._shard.sharding_spec:
distributed._state_dict_utils: CompanionMismatch
distributed._tensor: distributed.tensor:DTensor distributed.tensor.placement_types:Replicate
distributed._tensor.api:
distributed._tensor.device_mesh: distributed.device_mesh:DeviceMesh,init_device_mesh
distributed._tensor.experimental:
    distributed.tensor.experimental:context_parallel,implicit_replication,local_map,register_sharding
distributed._tensor.placement_types:
distributed.algorithms: join:Join,JoinHook,Joinable
distributed.algorithms._checkpoint:
distributed.algorithms._checkpoint.checkpoint_wrapper: CheckpointImpl[REENTRANT,NO_REENTRANT]
    CheckpointWrapper<nn.Module> apply_activation_checkpointing checkpoint_wrapper offload_wrapper
distributed.algorithms.ddp_comm_hooks:
    DDPCommHookType[ALLREDUCE,FP16_COMPRESS,BF16_COMPRESS,QUANTIZE_PER_TENSOR,QUANTIZE_PER_CHANNEL,POWER_SGD,
    POWER_SGD_RANK2,BATCHED_POWER_SGD,BATCHED_POWER_SGD_RANK2,NOOP]
    register_ddp_comm_hook
distributed.algorithms.ddp_comm_hooks.ddp_zero_hook: hook_with_zero_step hook_with_zero_step_interleaved
distributed.algorithms.ddp_comm_hooks.debugging_hooks: noop_hook
distributed.algorithms.ddp_comm_hooks.default_hooks: allreduce_hook bf16_compress_hook bf16_compress_wrapper
    fp16_compress_hook fp16_compress_wrapper
distributed.algorithms.ddp_comm_hooks.mixed_precision_hooks:
distributed.algorithms.ddp_comm_hooks.optimizer_overlap_hooks:
distributed.algorithms.ddp_comm_hooks.post_localSGD_hook: PostLocalSGDState post_localSGD_hook
distributed.algorithms.ddp_comm_hooks.powerSGD_hook: PowerSGDState batched_powerSGD_hook powerSGD_hook
distributed.algorithms.ddp_comm_hooks.quantization_hooks:
distributed.algorithms.join: Join JoinHook Joinable
distributed.algorithms.model_averaging:
distributed.algorithms.model_averaging.averagers: ModelAverager PeriodicModelAverager
distributed.algorithms.model_averaging.hierarchical_model_averager:
distributed.algorithms.model_averaging.utils: average_parameters average_parameters_or_parameter_groups
    get_params_to_average
distributed.argparse_util:
distributed.autograd: backward context* get_gradients
distributed.c10d_logger:
distributed.checkpoint: default_planner:DefaultLoadPlanner,DefaultSavePlanner
    filesystem:FileSystemReader,FileSystemWriter planner:LoadPlan,LoadPlanner,ReadItem,SavePlan,SavePlanner
    state_dict_loader:load,load_state_dict state_dict_saver:async_save,save,save_state_dict
    storage:StorageReader,StorageWriter
distributed.checkpoint.api: CheckpointException
distributed.checkpoint.default_planner: DefaultLoadPlanner DefaultSavePlanner _EmptyStateDictLoadPlanner
    create_default_global_load_plan create_default_global_save_plan create_default_local_load_plan
    create_default_local_save_plan
distributed.checkpoint.filesystem: FileSystem FileSystemBase FileSystemReader FileSystemWriter
distributed.checkpoint.format_utils: BroadcastingTorchSaveReader DynamicMetaLoadPlanner dcp_to_torch_save
    torch_save_to_dcp distributed.checkpoint.default_planner:_EmptyStateDictLoadPlanner
    distributed.checkpoint.state_dict_loader:_load_state_dict
distributed.checkpoint.logger:
distributed.checkpoint.logging_handlers:
distributed.checkpoint.metadata: BytesStorageMetadata ChunkStorageMetadata Metadata MetadataIndex StorageMeta
    TensorProperties TensorStorageMetadata
distributed.checkpoint.optimizer: load_sharded_optimizer_state_dict
distributed.checkpoint.planner: LoadItemType[TENSOR,BYTE_IO] LoadPlan LoadPlanner ReadItem SavePlan SavePlanner
    TensorWriteData WriteItem WriteItemType[TENSOR,SHARD,BYTE_IO]
distributed.checkpoint.planner_helpers: create_read_items_for_chunk_list
distributed.checkpoint.resharding:
distributed.checkpoint.staging: AsyncStager BlockingAsyncStager
distributed.checkpoint.state_dict: StateDictOptions get_model_state_dict get_optimizer_state_dict get_state_dict
    set_model_state_dict set_optimizer_state_dict set_state_dict
distributed.checkpoint.state_dict_loader: _load_state_dict load load_state_dict
distributed.checkpoint.state_dict_saver: AsyncCheckpointerType[THREAD,PROCESS] async_save save save_state_dict
distributed.checkpoint.stateful: Stateful
distributed.checkpoint.storage: StorageReader StorageWriter WriteResult
distributed.checkpoint.utils: find_state_dict_object find_tensor_shard
distributed.collective_utils:
distributed.constants:
distributed.device_mesh: DeviceMesh init_device_mesh
distributed.distributed_c10d: AllToAllOptions AllreduceCoalescedOptions AllreduceOptions Backend BackendConfig
    BarrierOptions BroadcastOptions DebugLevel GatherOptions GroupMember P2POp PrefixStore ProcessGroup
    ProcessGroupGloo ProcessGroupNCCL ReduceOp ReduceOptions ReduceScatterOptions ScatterOptions Store Work
    _get_default_group _rank_not_in_group all_gather all_gather_coalesced all_gather_into_tensor all_gather_object
    all_reduce all_reduce_coalesced all_to_all all_to_all_single barrier batch_isend_irecv broadcast
    broadcast_object_list destroy_process_group gather gather_object get_backend get_backend_config get_debug_level
    get_default_backend_for_device get_global_rank get_group_rank get_node_local_rank get_pg_count
    get_process_group_ranks get_rank get_world_size group* init_process_group irecv is_backend_available
    is_gloo_available is_initialized is_mpi_available is_nccl_available is_torchelastic_launched is_ucc_available
    is_xccl_available isend monitored_barrier new_group new_subgroups new_subgroups_by_enumeration recv
    recv_object_list reduce reduce_scatter reduce_scatter_tensor scatter scatter_object_list send send_object_list
    split_group supports_complex
distributed.elastic:
distributed.elastic.control_plane: worker_main
distributed.elastic.multiprocessing: start_processes
    api:DefaultLogsSpecs,LogsDest,LogsSpecs,MultiprocessContext,PContext,RunProcsResult,SignalException
    api:Std,SubprocessContext,to_map errors:ProcessFailure
distributed.elastic.multiprocessing.api: DefaultLogsSpecs LogsDest LogsSpecs MultiprocessContext PContext
    RunProcsResult SignalException Std[NONE,OUT,ERR,ALL] SubprocessContext get_std_cm to_map
distributed.elastic.multiprocessing.errors: ChildFailedError ProcessFailure record error_handler:ErrorHandler
    handlers:get_error_handler
distributed.elastic.multiprocessing.errors.error_handler: ErrorHandler
distributed.elastic.multiprocessing.errors.handlers: get_error_handler
distributed.elastic.multiprocessing.redirects:
distributed.elastic.multiprocessing.tail_log: TailLog tail_logfile
distributed.fsdp: CPUOffloadPolicy FSDPModule MixedPrecisionPolicy OffloadPolicy UnshardHandle fully_shard
    register_fsdp_forward_method
    api:BackwardPrefetch,CPUOffload,FullOptimStateDictConfig,FullStateDictConfig,LocalOptimStateDictConfig
    api:LocalStateDictConfig,MixedPrecision,OptimStateDictConfig,ShardedOptimStateDictConfig
    api:ShardedStateDictConfig,ShardingStrategy,StateDictConfig,StateDictSettings,StateDictType
    fully_sharded_data_parallel:FullyShardedDataParallel,OptimStateKeyType
distributed.fsdp._fully_shard:
    distributed.fsdp:CPUOffloadPolicy,FSDPModule,MixedPrecisionPolicy,OffloadPolicy,UnshardHandle
    distributed.fsdp:fully_shard,register_fsdp_forward_method
distributed.fsdp.api: BackwardPrefetch[BACKWARD_PRE,BACKWARD_POST] CPUOffload FullOptimStateDictConfig
    FullStateDictConfig LocalOptimStateDictConfig LocalStateDictConfig MixedPrecision OptimStateDictConfig
    ShardedOptimStateDictConfig ShardedStateDictConfig
    ShardingStrategy[FULL_SHARD,SHARD_GRAD_OP,NO_SHARD,HYBRID_SHARD,_HYBRID_SHARD_ZERO2] StateDictConfig
    StateDictSettings StateDictType[FULL_STATE_DICT,LOCAL_STATE_DICT,SHARDED_STATE_DICT]
distributed.fsdp.fully_sharded_data_parallel:
    FullyShardedDataParallel<nn.Module>{fsdp_modules,optim_state_dict,optim_state_dict_to_load,state_dict_type}
    OptimStateKeyType[PARAM_NAME,PARAM_ID]
    distributed.fsdp.api:CPUOffload,FullOptimStateDictConfig,FullStateDictConfig,MixedPrecision
    distributed.fsdp.api:ShardedOptimStateDictConfig,ShardedStateDictConfig,ShardingStrategy,StateDictType
distributed.fsdp.sharded_grad_scaler: ShardedGradScaler
distributed.fsdp.wrap: CustomPolicy ModuleWrapPolicy always_wrap_policy enable_wrap lambda_auto_wrap_policy
    size_based_auto_wrap_policy transformer_auto_wrap_policy wrap
distributed.launch:
distributed.launcher:
distributed.launcher.api: LaunchConfig elastic_launch* launch_agent
distributed.logging_handlers:
distributed.nn: functional:all_gather,all_reduce,all_to_all,all_to_all_single,broadcast,gather,reduce
    functional:reduce_scatter,scatter
distributed.nn.api:
distributed.nn.api.remote_module: RemoteModule<nn.Module>
distributed.nn.functional: all_gather all_reduce all_to_all all_to_all_single broadcast gather reduce reduce_scatter
    scatter
distributed.optim: optimizer:DistributedOptimizer post_localSGD_optimizer:PostLocalSGDOptimizer
    utils:as_functional_optim zero_redundancy_optimizer:ZeroRedundancyOptimizer
distributed.optim.apply_optimizer_in_backward:
distributed.optim.named_optimizer:
distributed.optim.optimizer: DistributedOptimizer
distributed.optim.post_localSGD_optimizer: PostLocalSGDOptimizer<optim.Optimizer>
distributed.optim.utils: as_functional_optim
distributed.optim.zero_redundancy_optimizer: ZeroRedundancyOptimizer<optim.Optimizer>
distributed.pipelining: _IR:Pipe,SplitPoint,pipe_split,pipeline
    schedules:Schedule1F1B,ScheduleGPipe,ScheduleInterleaved1F1B,ScheduleInterleavedZeroBubble
    schedules:ScheduleLoopedBFS,ScheduleZBVZeroBubble stage:PipelineStage,build_stage
distributed.pipelining._IR: Pipe<nn.Module> SplitPoint[BEGINNING,END] pipe_split pipeline
distributed.pipelining.microbatch: TensorChunkSpec merge_chunks split_args_kwargs_into_chunks
distributed.pipelining.schedules: PipelineScheduleMulti PipelineScheduleSingle Schedule1F1B ScheduleGPipe
    ScheduleInterleaved1F1B ScheduleInterleavedZeroBubble ScheduleLoopedBFS ScheduleZBVZeroBubble get_schedule_class
distributed.pipelining.stage: PipelineStage build_stage
distributed.remote_device:
distributed.rendezvous: register_rendezvous_handler rendezvous
distributed.rpc: PyRRef RpcBackendOptions WorkerInfo init_rpc is_available new_method
    api:AllGatherStates,RRef,get_worker_info,method_factory,remote,rpc_async,rpc_sync,shutdown
    backend_registry:BackendType options:TensorPipeRpcBackendOptions
distributed.rpc.api: AllGatherStates RRef _all_gather _require_initialized get_worker_info method_factory new_method
    remote rpc_async rpc_sync shutdown
distributed.rpc.backend_registry: BackendType[TENSORPIPE] BackendValue backend_registered
    construct_rpc_backend_options init_backend register_backend
distributed.rpc.constants:
distributed.rpc.functions: async_execution
distributed.rpc.internal: PythonUDF RPCExecMode[SYNC,ASYNC,ASYNC_JIT,REMOTE] RemoteException deserialize serialize
distributed.rpc.options: TensorPipeRpcBackendOptions
distributed.rpc.rref_proxy:
distributed.run: get_args_parser main run
distributed.tensor: DTensor<Tensor>{from_local} distribute_module distribute_tensor empty full ones rand randn zeros
    placement_types:Partial,Placement,Replicate,Shard
distributed.tensor._api:
    distributed.tensor:DTensor,distribute_module,distribute_tensor,empty,full,ones,rand,randn,zeros
distributed.tensor._utils: compute_global_tensor_info compute_local_shape_and_global_offset compute_local_stride
    normalize_to_torch_size try_find_mesh_from_args
distributed.tensor.debug: CommDebugMode visualize_sharding
distributed.tensor.device_mesh: distributed.device_mesh:DeviceMesh,init_device_mesh
distributed.tensor.experimental: context_parallel implicit_replication local_map register_sharding
distributed.tensor.experimental._attention: set_rotate_method distributed.tensor.experimental:context_parallel
distributed.tensor.parallel: api:parallelize_module loss:loss_parallel
    style:ColwiseParallel,ParallelStyle,PrepareModuleInput,PrepareModuleOutput,RowwiseParallel,SequenceParallel
distributed.tensor.parallel.api: parallelize_module
distributed.tensor.parallel.ddp:
distributed.tensor.parallel.fsdp: DTensorExtensions
distributed.tensor.parallel.input_reshard: input_reshard
distributed.tensor.parallel.loss: loss_parallel
distributed.tensor.parallel.style: ColwiseParallel ParallelStyle PrepareModuleInput PrepareModuleOutput
    RowwiseParallel SequenceParallel
distributed.tensor.placement_types: Partial Placement Replicate Shard
distributed.utils: _sync_module_states
"""


def _false(*args, **kwargs):
    """The question's answer is no."""
    return False


def is_torchelastic_launched():
    """Whether torchrun started this process."""
    return "TORCHELASTIC_RUN_ID" in os.environ


def get_node_local_rank(fallback_rank=None):
    """The rank among the processes of this machine: LOCAL_RANK of the environment."""
    if "LOCAL_RANK" in os.environ:
        return int(os.environ["LOCAL_RANK"])
    if fallback_rank is not None:
        return int(fallback_rank)
    raise RuntimeError("LOCAL_RANK is not in the environment, and there is no fallback_rank")


def _no_group(*args, **kwargs):
    """Asks about the group of all processes, which was never made."""
    raise ValueError("Default process group has not been initialized, please make sure to call init_process_group.")


def _destroy(group=None):
    """There is no group that could end."""
    _no_group()


class DistError(RuntimeError):
    """What goes wrong between processes."""


class DistBackendError(DistError):
    """What goes wrong in a backend."""


class DistNetworkError(DistError):
    """What goes wrong on the way."""


class DistStoreError(DistError):
    """What goes wrong in a store."""


class RedOpType(enum.Enum):
    """What a collective makes of the values of the processes."""

    SUM, AVG, PRODUCT, MIN, MAX, BAND, BOR, BXOR, PREMUL_SUM, UNUSED = range(10)


class _ReduceOpMeta(type):
    def __getattr__(cls, name):
        try:
            return RedOpType[name]
        except KeyError:
            raise AttributeError(f"type object 'ReduceOp' has no attribute '{name}'") from None

    def __instancecheck__(cls, instance):
        return isinstance(instance, RedOpType)


class ReduceOp(metaclass=_ReduceOpMeta):
    """ReduceOp.SUM and the like."""

    RedOpType = RedOpType

    def __new__(cls, op):
        return RedOpType(op)


class Backend(str):
    """The name of a backend, in small letters."""

    UNDEFINED, GLOO, NCCL, UCC, MPI, XCCL = "undefined", "gloo", "nccl", "ucc", "mpi", "xccl"
    backend_list = [UNDEFINED, GLOO, NCCL, XCCL, UCC, MPI]
    default_device_backend_map = {"cpu": GLOO, "cuda": NCCL, "xpu": XCCL, "mps": GLOO}

    def __new__(cls, name):
        if not isinstance(name, str):
            raise ValueError("Backend constructor parameter must be string-ish")
        return str.__new__(cls, name.lower())


class _NoWorld(type):
    WORLD = property(lambda cls: None, lambda cls, group: _no_group())


class group(metaclass=_NoWorld):
    """group.WORLD is the group of all processes: None, as none was made."""


class GroupMember(metaclass=_NoWorld):
    """GroupMember.WORLD is the group of all processes: None, as none was made."""

    NON_GROUP_MEMBER = -100


def _rpc_needed(function):
    """A decorator of functions that need remote calls: they raise."""
    from . import fail

    def needs(*args, **kwargs):
        fail("distributed.rpc.init_rpc")

    return needs


_timeout = datetime.timedelta(minutes=30)
_C10D = {
    **dict.fromkeys(
        """is_initialized is_gloo_available is_mpi_available is_nccl_available is_ucc_available is_xccl_available
        is_backend_available _rank_not_in_group""".split(),
        _false,
    ),
    **dict.fromkeys("get_rank get_world_size get_backend get_backend_config _get_default_group".split(), _no_group),
    "is_torchelastic_launched": is_torchelastic_launched,
    "get_node_local_rank": get_node_local_rank,
    "destroy_process_group": _destroy,
    "ReduceOp": ReduceOp,
    "reduce_op": ReduceOp,
    "Backend": Backend,
    "group": group,
    "GroupMember": GroupMember,
    "default_pg_timeout": _timeout,
    "_pg_map": {},
}
ANSWERS = {
    "distributed": {
        **{name: _C10D[name] for name in _C10D if not name.startswith("_pg")},
        "is_available": _false,
        "DistError": DistError,
        "DistBackendError": DistBackendError,
        "DistNetworkError": DistNetworkError,
        "DistStoreError": DistStoreError,
    },
    "distributed.autograd": {"is_available": _false},
    "distributed.constants": {"default_pg_timeout": _timeout},
    "distributed.distributed_c10d": _C10D,
    "distributed.rpc": {"is_available": _false},
    "distributed.rpc.api": {"_require_initialized": _rpc_needed},
}
