/** Ids by which the filter of units finds its parts. */
export const UNITS_ID = 'units';
export const UNIT_FILTER_ID = 'unit-filter';
export const UNIT_TABLE_ID = 'unit-table';
export const NO_UNIT_ID = 'no-unit';
