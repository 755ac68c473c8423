/* The code of the filters, one file that is loaded when a visitor reaches them. */
export { CompactForm } from './compact-form';
export { FilterForm } from './filter-form';
export { readServed } from './served-form';
