//! Tensors in and out of Rust memory, operators, errors, types.
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;

use evergrad::{ops, BHalf, Complex, DType, Device, Error, Half, Ints, Operator, Result, Scalar, Tensor, Value};

fn vector(data: &[f32]) -> Result<Tensor> {
    Tensor::from_slice(data, [data.len()])
}

#[test]
fn facts() -> Result<()> {
    let t = Tensor::from_slice(&[1i64, 2, 3, 4, 5, 6], [2, 3])?;
    assert_eq!((t.shape(), t.strides(), t.ndim(), t.numel()), (vec![2, 3], vec![3, 1], 2, 6));
    assert_eq!((t.dtype(), t.device()), (DType::Int64, Device::Cpu));
    assert_eq!(t.size(-1)?, 3);
    assert!(matches!(t.size(2), Err(Error::Index(_))));
    assert!(t.is_contiguous());
    let transposed = t.t()?;
    assert!(transposed.is_view() && !transposed.is_contiguous() && transposed.shares_storage(&t));
    assert_eq!(transposed.to_vec::<i64>()?, [1, 4, 2, 5, 3, 6]);
    assert_eq!(Tensor::scalar(2.5)?.to_f64()?, 2.5);
    assert_eq!(Tensor::scalar(3)?.item()?, Scalar::Int(3));
    assert_eq!(Tensor::scalar(true)?.dtype(), DType::Bool);
    Ok(())
}

#[test]
fn all_element_types_round_trip() -> Result<()> {
    assert_eq!(Tensor::from_slice(&[true, false], [2])?.to_vec::<bool>()?, [true, false]);
    assert_eq!(Tensor::from_slice(&[1u8, 255], [2])?.to_vec::<u8>()?, [1, 255]);
    assert_eq!(Tensor::from_slice(&[-1i8, 1], [2])?.to_vec::<i8>()?, [-1, 1]);
    assert_eq!(Tensor::from_slice(&[-1i16, 1], [2])?.to_vec::<i16>()?, [-1, 1]);
    assert_eq!(Tensor::from_slice(&[-1i32, 1], [2])?.to_vec::<i32>()?, [-1, 1]);
    assert_eq!(Tensor::from_slice(&[u16::MAX], [1])?.to_vec::<u16>()?, [u16::MAX]);
    assert_eq!(Tensor::from_slice(&[u32::MAX], [1])?.to_vec::<u32>()?, [u32::MAX]);
    assert_eq!(Tensor::from_slice(&[u64::MAX], [1])?.to_vec::<u64>()?, [u64::MAX]);
    assert_eq!(Tensor::from_slice(&[1.5f64], [1])?.to_vec::<f64>()?, [1.5]);
    let half = Tensor::from_slice(&[Half(0x3c00), Half(0x0001), Half(0xfc00)], [3])?;
    let floats: Vec<f32> = half.to_vec::<Half>()?.into_iter().map(f32::from).collect();
    assert_eq!(floats, [1.0, 2f32.powi(-24), f32::NEG_INFINITY]);
    assert_eq!(f32::from(Tensor::from_slice(&[BHalf(0x3f80)], [1])?.to_vec::<BHalf>()?[0]), 1.0);
    let complex = [Complex::new(1.0f32, -2.0)];
    assert_eq!(Tensor::from_slice(&complex, [1])?.to_vec::<Complex<f32>>()?, complex);
    Ok(())
}

#[test]
fn a_bool_is_always_zero_or_one() -> Result<()> {
    let odd = Tensor::from_slice(&[0u8, 1, 7], [3])?.view_dtype(DType::Bool)?;
    assert_eq!(odd.to_vec::<bool>()?, [false, true, true]);
    Ok(())
}

struct Counted(Vec<f32>, Arc<AtomicUsize>);

impl AsRef<[f32]> for Counted {
    fn as_ref(&self) -> &[f32] {
        &self.0
    }
}

impl AsMut<[f32]> for Counted {
    fn as_mut(&mut self) -> &mut [f32] {
        &mut self.0
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.1.fetch_add(1, Ordering::SeqCst);
    }
}

#[test]
fn memory_of_ours_is_used_without_a_copy_and_dropped_once() -> Result<()> {
    let drops = Arc::new(AtomicUsize::new(0));
    let data = vec![1.0f32, 2.0, 3.0, 4.0];
    let address = data.as_ptr();
    let t = Tensor::from_owner_mut(Counted(data, drops.clone()), [2, 2])?;
    assert_eq!(unsafe { t.as_slice::<f32>()? }.as_ptr(), address);
    let row = t.select(0, 1)?;
    drop(t);
    assert_eq!(drops.load(Ordering::SeqCst), 0);
    row.add_(1.0)?;
    assert_eq!(row.to_vec::<f32>()?, [4.0, 5.0]);
    drop(row);
    assert_eq!(drops.load(Ordering::SeqCst), 1);
    // Also when it is refused: the shape needs more memory than there is.
    assert!(Tensor::from_owner_mut(Counted(vec![1.0], drops.clone()), [2]).is_err());
    assert_eq!(drops.load(Ordering::SeqCst), 2);
    Ok(())
}

#[test]
fn shared_memory_is_read_only() -> Result<()> {
    let data: Arc<[f32]> = Arc::from([1.0f32, 2.0]);
    let t = Tensor::from_owner::<f32, _>(data.clone(), [2])?;
    assert_eq!((&t + 1.0)?.to_vec::<f32>()?, [2.0, 3.0]);
    assert!(t.add_(1.0).is_err());
    assert!(t.select(0, 0)?.fill_(0.0).is_err());
    assert_eq!(&data[..], [1.0, 2.0]);
    Ok(())
}

#[test]
fn operators_with_and_without_options() -> Result<()> {
    let x = vector(&[1.0, 2.0, 3.0])?;
    let y = vector(&[4.0, 5.0, 6.0])?;
    assert_eq!(x.add(&y)?.to_vec::<f32>()?, [5.0, 7.0, 9.0]);
    assert_eq!(x.add_with(&y, ops::AddOptions::new().alpha(2))?.to_vec::<f32>()?, [9.0, 12.0, 15.0]);
    assert_eq!((&(&x * 2.0)? - &y)?.to_vec::<f32>()?, [-2.0, -1.0, 0.0]);
    assert_eq!((-&x)?.to_vec::<f32>()?, [-1.0, -2.0, -3.0]);
    assert_eq!(x.sum()?.to_f64()?, 6.0);
    let matrix = ops::cat(&[&x, &y])?.reshape([2, 3])?;
    assert_eq!(matrix.sum_dim(0)?.to_vec::<f32>()?, [5.0, 7.0, 9.0]);
    assert_eq!(matrix.sum_dim(Ints::All)?.to_f64()?, 21.0);
    let (values, indices) = matrix.max_dim_with(1, ops::MaxDimOptions::new().keepdim(true))?;
    assert_eq!((values.shape(), indices.to_vec::<i64>()?), (vec![2, 1], vec![2, 2]));
    assert_eq!(matrix.split(2)?.len(), 1);
    let out = ops::zeros_with([3], ops::ZerosOptions::new().dtype(DType::Float32))?;
    x.mul_out(&y, &out)?;
    assert_eq!(out.to_vec::<f32>()?, [4.0, 10.0, 18.0]);
    assert_eq!(x.clamp_with(ops::ClampOptions::new().min(2.0))?.to_vec::<f32>()?, [2.0, 2.0, 3.0]);
    // A number gives way in type promotion.
    assert_eq!(Tensor::from_slice(&[1i32], [1])?.add(1)?.dtype(), DType::Int32);
    assert_eq!(Tensor::from_slice(&[1i32], [1])?.add(1.5)?.dtype(), DType::Float32);
    Ok(())
}

#[test]
fn errors_have_kind_message_and_operator() -> Result<()> {
    let x = vector(&[1.0, 2.0])?;
    let error = x.sum_dim(3).unwrap_err();
    assert!(matches!(error, Error::Index(_)), "{error:?}");
    assert!(error.message().contains("Dimension out of range"), "{error}");
    let error = x.add(&vector(&[1.0, 2.0, 3.0])?).unwrap_err();
    assert!(matches!(error, Error::Runtime(_)), "{error:?}");
    assert!(matches!(x.to_vec::<f64>().unwrap_err(), Error::Type(_)));
    assert!(matches!(x.item().unwrap_err(), Error::Runtime(_)));
    assert!(matches!(Operator::find("no_such_operator").unwrap_err(), Error::NotFound(_)));
    assert!(matches!(Operator::resolve("add", "", 1000).unwrap_err(), Error::NotFound(_)));
    assert!(x.reshape([-1, -1]).is_err());
    assert!(ops::zeros([i64::MAX, i64::MAX]).is_err());
    assert!(ops::zeros([usize::MAX]).is_err());
    Ok(())
}

#[test]
fn operators_by_name() -> Result<()> {
    let max = Operator::find("max.dim")?;
    assert_eq!(max.results(), 2);
    assert!(max.schema().starts_with("max.dim("), "{}", max.schema());
    let x = Tensor::from_slice(&[1.0f32, 5.0, 3.0], [3])?;
    let results = max.call(&[(&x).into(), 0.into()])?;
    assert_eq!(results[1].tensor()?.to_i64()?, 1);
    assert!(max.call(&[(&x).into(), "zero".into()]).is_err());
    assert!(max.call(&vec![Value::None; 100]).is_err());
    assert!(Operator::all().count() > 100);
    Ok(())
}

#[test]
fn text() -> Result<()> {
    let x = vector(&[1.0, 2.0])?;
    assert_eq!(x.to_string(), "tensor([1., 2.])");
    assert_eq!(Tensor::from_slice(&[1i32], [1])?.to_string(), "tensor([1], dtype=int32)");
    let leaf = x.requires_grad(true)?;
    assert_eq!(leaf.to_string(), "tensor([1., 2.], requires_grad=true)");
    assert_eq!(leaf.sum()?.to_string(), "tensor(3., grad_fn=<SumBackward0>)");
    Ok(())
}

#[test]
fn dlpack_round_trips() -> Result<()> {
    let x = Tensor::from_slice(&[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0], [2, 3])?;
    let managed = x.t()?.to_dlpack()?;
    assert_eq!(managed.version().0, 1);
    let y = unsafe { managed.into_tensor()? };
    assert_eq!((y.shape(), y.strides()), (vec![3, 2], vec![1, 3]));
    let legacy = x.to_dlpack_legacy()?;
    assert_eq!(legacy.ndim(), 2);
    let z = unsafe { legacy.into_tensor()? };
    z.add_(1.0)?;
    assert_eq!(x.to_vec::<f32>()?, [2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
    drop(x.to_dlpack()?);
    Ok(())
}

#[test]
fn tensors_go_to_other_threads_as_copies() -> Result<()> {
    let x = vector(&[1.0, 2.0])?;
    let sent = x.to_send()?;
    x.fill_(0.0)?;
    let twice = sent.clone();
    let sum = std::thread::spawn(move || -> Result<f64> {
        let shared = twice.share()?;
        assert!(shared.add_(1.0).is_err());
        shared.sum()?.to_f64()
    })
    .join()
    .unwrap()?;
    assert_eq!(sum, 3.0);
    let back = sent.into_tensor()?;
    back.add_(1.0)?;
    assert_eq!(back.to_vec::<f32>()?, [2.0, 3.0]);
    Ok(())
}

#[test]
fn unknown_values_pass_through() {
    assert_eq!(DType::from_code(1000), DType::Unknown(1000));
    assert_eq!(DType::Unknown(1000).code(), 1000);
    assert_eq!(Device::from_code(Device::Cuda(Some(3)).code()), Device::Cuda(Some(3)));
}

#[test]
fn random_streams_start_again_with_the_seed() -> Result<()> {
    let generator = evergrad::Generator::with_seed(7)?;
    let draw = || ops::rand_with([4], ops::RandOptions::new().generator(&generator))?.to_vec::<f32>();
    let first = draw()?;
    let state = generator.state()?;
    let second = draw()?;
    generator.set_state(&state)?;
    assert_eq!(draw()?, second);
    generator.seed(7)?;
    assert_eq!(draw()?, first);
    assert_eq!(generator.initial_seed()?, 7);
    Ok(())
}

#[test]
fn memory_is_counted() -> Result<()> {
    let before = evergrad::memory_stats(Device::Cpu)?;
    let t = ops::zeros([1 << 20])?;
    let during = evergrad::memory_stats(Device::Cpu)?;
    assert!(during.allocations > before.allocations);
    assert!(during.peak_bytes >= 4 << 20);
    drop(t);
    Ok(())
}
