"""How operators are called in the namespace `aten`, where that is not NAME.default, or NAME.OVERLOAD, of the same parameters.

A line is: our name, with its overload; the name there, with its overload; and the parameters there, where they are
others: `theirs:ours` under another name, `theirs=value` one that we have not, which has that value (`==`: it must be given), `*` as in a
signature. `ge.Tensor|Scalar`: the second overload where the other operand is a number. What of our parameters has no
place there has its default, or the operator is shown under its own name, in the namespace `evergrad`.
"""

NAMES = """
_embedding embedding.default weight indices padding_idx scale_grad_by_freq sparse=False
_log_softmax _log_softmax.default self dim half_to_float==False
_softmax _softmax.default self dim half_to_float==False
_to_copy _to_copy.default self * dtype layout=None device pin_memory=None non_blocking=False memory_format
add add.Tensor
add_ add_.Tensor
all.dim.out all.out
all.dims.out all.dims_out
all.out all.all_out
aminmax.out aminmax.out self * dim keepdim min:out0 max:out1
any.dim.out any.out
any.dims.out any.dims_out
any.out any.all_out
arange arange.default end * dtype layout device pin_memory
arange.start arange.start_step start end step * dtype layout device pin_memory
arange.start.out arange.start_out start end step * out:out0
argsort argsort.default self dim descending
bartlett_window bartlett_window.periodic window_length periodic * dtype layout device pin_memory
bernoulli_.self bernoulli_.float
bernoulli_.self_Tensor bernoulli_.Tensor
bitwise_and bitwise_and.Tensor|Scalar
bitwise_and.out bitwise_and.Tensor_out
bitwise_and_ bitwise_and_.Tensor|Scalar
bitwise_left_shift bitwise_left_shift.Tensor|Tensor_Scalar
bitwise_left_shift.out bitwise_left_shift.Tensor_out
bitwise_left_shift_ bitwise_left_shift_.Tensor|Tensor_Scalar
bitwise_or bitwise_or.Tensor|Scalar
bitwise_or.out bitwise_or.Tensor_out
bitwise_or_ bitwise_or_.Tensor|Scalar
bitwise_right_shift bitwise_right_shift.Tensor|Tensor_Scalar
bitwise_right_shift.out bitwise_right_shift.Tensor_out
bitwise_right_shift_ bitwise_right_shift_.Tensor|Tensor_Scalar
bitwise_xor bitwise_xor.Tensor|Scalar
bitwise_xor.out bitwise_xor.Tensor_out
bitwise_xor_ bitwise_xor_.Tensor|Scalar
blackman_window blackman_window.periodic window_length periodic * dtype layout device pin_memory
bucketize bucketize.Tensor
bucketize.out bucketize.Tensor_out
clamp.Tensor.out clamp.Tensor_out
clamp_max.Tensor.out clamp_max.Tensor_out
clamp_min.Tensor.out clamp_min.Tensor_out
conj_physical.tensor conj_physical.default
conj_physical.tensor.out conj_physical.out
conj_physical_.tensor conj_physical_.default
copysign copysign.Tensor|Scalar
copysign_ copysign_.Tensor|Scalar
count_nonzero.dims count_nonzero.dim_IntList
cummax.out cummax.out self dim * values:out0 indices:out1
cummin.out cummin.out self dim * values:out0 indices:out1
cumulative_trapezoid cumulative_trapezoid.dx
div div.Tensor
div.mode div.Tensor_mode
div.mode.out div.out_mode
div_ div_.Tensor
div_.mode div_.Tensor_mode
dsplit dsplit.int
dsplit.indices dsplit.array
empty empty.memory_format size * dtype layout device pin_memory memory_format
empty_like empty_like.default self * dtype layout device pin_memory memory_format
empty_permuted empty_permuted.default size physical_layout * dtype layout device pin_memory
empty_strided empty_strided.default size stride * dtype layout device pin_memory
eq eq.Tensor|Scalar
eq.out eq.Tensor_out
eq_ eq_.Tensor|Scalar
eye eye.default n * dtype layout device pin_memory
eye.m eye.m n m * dtype layout device pin_memory
eye.m.out eye.m_out n m * out:out0
fft_fftfreq fft_fftfreq.default n d * dtype layout device pin_memory
fft_fftfreq.out fft_fftfreq.out n d * out:out0
fft_rfftfreq fft_rfftfreq.default n d * dtype layout device pin_memory
fft_rfftfreq.out fft_rfftfreq.out n d * out:out0
fill fill.Tensor|Scalar
fill_ fill_.Tensor|Scalar
flatten flatten.using_ints
float_power float_power.Tensor_Tensor|Tensor_Scalar
float_power.out float_power.Tensor_Tensor_out
float_power_ float_power_.Tensor|Scalar
floor_divide floor_divide.default
floor_divide_ floor_divide_.Tensor|Scalar
fmod fmod.Tensor|Scalar
fmod.out fmod.Tensor_out
fmod_ fmod_.Tensor|Scalar
frexp frexp.Tensor
frexp.out frexp.Tensor_out self * mantissa:out0 exponent:out1
full full.default size fill_value * dtype layout device pin_memory
full_like full_like.default self fill_value * dtype layout device pin_memory memory_format
ge ge.Tensor|Scalar
ge.out ge.Tensor_out
ge_ ge_.Tensor|Scalar
gelu gelu.default self * approximate='none'
gelu_tanh gelu.default self * approximate='tanh'
geqrf.out geqrf.a self * a:out0 tau:out1
gradient gradient.scalarint
group_norm group_norm.default input num_groups weight bias eps cudnn_enabled=True
gt gt.Tensor|Scalar
gt.out gt.Tensor_out
gt_ gt_.Tensor|Scalar
hamming_window hamming_window.periodic_alpha_beta window_length periodic alpha beta * dtype layout device pin_memory
hann_window hann_window.periodic window_length periodic * dtype layout device pin_memory
histogram.bin_ct.out histogram.bin_ct_out self bins * range weight density hist:out0 bin_edges:out1
histogram.bins_tensor.out histogram.bins_tensor_out self bins * weight density hist:out0 bin_edges:out1
hsplit hsplit.int
hsplit.indices hsplit.array
index index.Tensor
index_fill index_fill.int_Tensor
index_fill_ index_fill_.int_Tensor
isin isin.Tensor_Tensor
isin.out isin.Tensor_Tensor_out
item _local_scalar_dense.default
kaiser_window kaiser_window.beta window_length periodic beta * dtype layout device pin_memory
kthvalue.out kthvalue.values self k dim keepdim * values:out0 indices:out1
ldexp ldexp.Tensor
le le.Tensor|Scalar
le.out le.Tensor_out
le_ le_.Tensor|Scalar
lerp lerp.Tensor
lerp.out lerp.Tensor_out
lerp.weight lerp.Scalar
lerp.weight.out lerp.Scalar_out
lerp_ lerp_.Tensor
lerp_.weight lerp_.Scalar
lerp_scalar lerp.Scalar
linalg_cholesky_ex.out linalg_cholesky_ex.L self * upper check_errors L:out0 info:out1
linalg_cond.p_str.out linalg_cond.p_str_out
linalg_eigh.out linalg_eigh.eigvals self UPLO * eigvals:out0 eigvecs:out1
linalg_inv_ex.out linalg_inv_ex.inverse A * check_errors inverse:out0 info:out1
linalg_ldl_factor.out linalg_ldl_factor.out self * hermitian LD:out0 pivots:out1
linalg_ldl_factor_ex.out linalg_ldl_factor_ex.out self * hermitian check_errors LD:out0 pivots:out1 info:out2
linalg_lu.out linalg_lu.out A * pivot P:out0 L:out1 U:out2
linalg_lu_factor.out linalg_lu_factor.out A * pivot LU:out0 pivots:out1
linalg_lu_factor_ex.out linalg_lu_factor_ex.out A * pivot check_errors LU:out0 pivots:out1 info:out2
linalg_matrix_rank linalg_matrix_rank.atol_rtol_tensor
linalg_matrix_rank.out linalg_matrix_rank.atol_rtol_tensor_out
linalg_matrix_rank.tol linalg_matrix_rank.tol_tensor
linalg_matrix_rank.tol.out linalg_matrix_rank.out_tol_tensor
linalg_norm.ord_str.out linalg_norm.ord_str_out
linalg_pinv linalg_pinv.atol_rtol_tensor
linalg_pinv.out linalg_pinv.atol_rtol_tensor_out
linalg_pinv.rcond linalg_pinv.rcond_tensor
linalg_pinv.rcond.out linalg_pinv.out_rcond_tensor
linalg_qr.out linalg_qr.out A mode * Q:out0 R:out1
linalg_slogdet.out linalg_slogdet.out A * sign:out0 logabsdet:out1
linalg_solve_ex.out linalg_solve_ex.out A B * left check_errors result:out0 info:out1
linalg_svd.out linalg_svd.U A full_matrices * driver U:out0 S:out1 Vh:out2
linspace linspace.default start end steps * dtype layout device pin_memory
linspace.Tensor linspace.Tensor_Tensor start end steps * dtype layout device pin_memory
linspace.Tensor.out linspace.Tensor_Tensor_out start end steps * out:out0
linspace.out linspace.out start end steps * out:out0
log_softmax log_softmax.int self dim dtype
log_softmax.out log_softmax.int_out self dim dtype * out:out0
logsigmoid log_sigmoid.default
logspace logspace.default start end steps base * dtype layout device pin_memory
logspace.Tensor logspace.Tensor_Tensor start end steps base * dtype layout device pin_memory
logspace.Tensor.out logspace.Tensor_Tensor_out start end steps base * out:out0
logspace.out logspace.out start end steps base * out:out0
lt lt.Tensor|Scalar
lt.out lt.Tensor_out
lt_ lt_.Tensor|Scalar
lu_unpack.out lu_unpack.out LU_data LU_pivots unpack_data unpack_pivots * P:out0 L:out1 U:out2
masked_fill masked_fill.Tensor|Scalar
masked_fill_ masked_fill_.Tensor|Scalar
max.dim.out max.dim_max self dim keepdim * max:out0 max_values:out1
max.other.out max.out
max.out max.unary_out
mean.dim.out mean.out
mean.out mean.dtype_out
median.dim.out median.dim_values self dim keepdim * values:out0 indices:out1
meshgrid meshgrid.indexing
min.dim.out min.dim_min self dim keepdim * min:out0 min_indices:out1
min.other.out min.out
min.out min.unary_out
mode.out mode.values self dim keepdim * values:out0 indices:out1
movedim movedim.intlist
mul mul.Tensor
mul_ mul_.Tensor
nanmedian.dim.out nanmedian.dim_values self dim keepdim * values:out0 indices:out1
nanquantile.scalar.out nanquantile.scalar_out
native_batch_norm.out native_batch_norm.out input weight bias running_mean running_var training momentum eps * out:out0 save_mean:out1 save_invstd:out2
native_dropout.out native_dropout.out input p train * out0:out0 out1:out1
native_group_norm.out native_group_norm.out input weight bias N C HxW group eps * out0:out0 out1:out1 out2:out2
native_layer_norm.out native_layer_norm.out input normalized_shape weight bias eps * out0:out0 out1:out1 out2:out2
ne ne.Tensor|Scalar
ne.out ne.Tensor_out
ne_ ne_.Tensor|Scalar
new_empty new_empty.default self size * dtype layout device pin_memory
new_empty_strided new_empty_strided.default self size stride * dtype layout device pin_memory
new_full new_full.default self size fill_value * dtype layout device pin_memory
new_ones new_ones.default self size * dtype layout device pin_memory
new_zeros new_zeros.default self size * dtype layout device pin_memory
norm.dim norm.ScalarOpt_dim self p dim keepdim
normal normal.Tensor_Tensor
normal.Tensor_float.out normal.Tensor_float_out
normal.float_Tensor.out normal.float_Tensor_out
normal.float_float normal.float_float mean std size * generator dtype layout device pin_memory
normal.float_float.out normal.float_float_out mean std size * generator out:out0
normal.out normal.Tensor_Tensor_out
normal_.self normal_.default
nuclear_norm.dim.out nuclear_norm.dim_out
ones ones.default size * dtype layout device pin_memory
ones_like ones_like.default self * dtype layout device pin_memory memory_format
pow pow.Tensor_Tensor|Tensor_Scalar
pow.Scalar pow.Tensor_Scalar
pow.Scalar.out pow.Tensor_Scalar_out
pow.out pow.Tensor_Tensor_out
pow_ pow_.Tensor|Scalar
prod.dim prod.dim_int
prod.dim.out prod.int_out
qr.out qr.Q self some * Q:out0 R:out1
quantile.scalar.out quantile.scalar_out
rand rand.default size * dtype layout device pin_memory
rand_like rand_like.default self * dtype layout device pin_memory memory_format
randint randint.default high size * dtype layout device pin_memory
randint.low randint.low low high size * dtype layout device pin_memory
randint.low.out randint.low_generator_out low high size * generator out:out0
randint.out randint.generator_out high size * generator out:out0
randint_like randint_like.default self high * dtype layout device pin_memory memory_format
randint_like.low randint_like.low_dtype self low high * dtype layout device pin_memory memory_format
randn randn.default size * dtype layout device pin_memory
randn_like randn_like.default self * dtype layout device pin_memory memory_format
randperm randperm.default n * dtype layout device pin_memory
randperm.out randperm.generator_out n * generator out:out0
range range.step start end step * dtype layout device pin_memory
range.out range.out start end step * out:out0
remainder remainder.Tensor|Scalar
remainder.out remainder.Tensor_out
remainder_ remainder_.Tensor|Scalar
round.places round.decimals
round.places.out round.decimals_out
round_.places round_.decimals
round_decimals round.decimals self * decimals
rsub rsub.Tensor
scalar_tensor scalar_tensor.default s * dtype layout device pin_memory
scatter scatter.src
scatter.out scatter.src_out
scatter.reduce.out scatter.reduce_out
scatter.value.out scatter.value_out
scatter.value_reduce.out scatter.value_reduce_out
scatter_ scatter_.src
scatter_reduce.two.out scatter_reduce.two_out
searchsorted searchsorted.Tensor
searchsorted.out searchsorted.Tensor_out
select select.int
select_copy select_copy.int
select_copy.out select_copy.int_out
slice slice.Tensor
slice_copy slice_copy.Tensor
slice_copy.out slice_copy.Tensor_out
softmax softmax.int self dim dtype
softmax.out softmax.int_out self dim dtype * out:out0
sort sort.default self dim descending
sort.out sort.values self dim descending * values:out0 indices:out1
sort.stable.out sort.values_stable self * stable dim descending values:out0 indices:out1
split split.Tensor
split_copy split_copy.Tensor
squeeze_copy.dim.out squeeze_copy.dim_out
squeeze_copy.dims.out squeeze_copy.dims_out
std.correction.out std.correction_out
std.dim.out std.out
stft stft.center
sub sub.Tensor
sub_ sub_.Tensor
sum.dim sum.dim_IntList
sum.dim.out sum.IntList_out
svd.out svd.U self some compute_uv * U:out0 S:out1 V:out2
tensor_split tensor_split.sections
to.device to.device self device dtype non_blocking copy memory_format
to.dtype to.dtype self dtype non_blocking copy memory_format
to.other to.other self other non_blocking copy memory_format
topk.out topk.values self k dim largest sorted * values:out0 indices:out1
transpose transpose.int
transpose_copy transpose_copy.int
transpose_copy.out transpose_copy.int_out
trapezoid trapezoid.dx
trapz trapz.dx
triangular_solve.out triangular_solve.X self A upper transpose unitriangular * X:out0 M:out1
true_divide true_divide.Tensor
true_divide_ true_divide_.Tensor
unbind unbind.int
unbind_copy unbind_copy.int
unflatten unflatten.int
unsafe_split unsafe_split.Tensor
var.correction.out var.correction_out
var.dim.out var.out
view_copy.dtype.out view_copy.dtype_out
vsplit vsplit.int
vsplit.indices vsplit.array
where where.self
where.condition where.default
where.out where.self_out
xlogy xlogy.Tensor|Scalar_Other
xlogy.out xlogy.OutTensor
xlogy_ xlogy_.Tensor|Scalar_Other
zeros zeros.default size * dtype layout device pin_memory
zeros_like zeros_like.default self * dtype layout device pin_memory memory_format
"""
