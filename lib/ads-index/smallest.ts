/**
 * Moves the smallest values to the front of an array, in order from `start` to `end`; what comes before and
 * after is in no order. Twenty of ten thousand take a tenth of the time to sort them all (quickselect).
 *
 * @param compare a total order: values that are equal are the same.
 */
export function sortSlice(
  values: Int32Array,
  start: number,
  end: number,
  compare: (one: number, other: number) => number,
): void {
  select(values, end, compare);
  select(values.subarray(0, end), start, compare);
  values.subarray(start, end).sort(compare);
}

/** Moves the `count` smallest values to the front. */
function select(
  values: Int32Array,
  count: number,
  compare: (one: number, other: number) => number,
): void {
  let left = 0;
  let right = values.length - 1;
  while (left < right && count > left && count <= right) {
    const middle = partition(values, left, right, compare);
    if (middle < count) left = middle;
    else right = middle - 1;
  }
}

/** Moves values below a pivot before the others; gives where the others start. */
function partition(
  values: Int32Array,
  left: number,
  right: number,
  compare: (one: number, other: number) => number,
): number {
  const pivot = values[(left + right) >> 1] ?? 0;
  let low = left;
  let high = right;
  while (low <= high) {
    while (compare(values[low] ?? 0, pivot) < 0) low += 1;
    while (compare(values[high] ?? 0, pivot) > 0) high -= 1;
    if (low > high) break;
    const value = values[low] ?? 0;
    values[low] = values[high] ?? 0;
    values[high] = value;
    low += 1;
    high -= 1;
  }
  return low;
}
