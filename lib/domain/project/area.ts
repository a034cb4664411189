/** 1 sq.yd = 9 sq.ft, 1 acre = 43,560 sq.ft (routes-and-content, Listing). */
export const SQFT_PER_UNIT = { sqft: 1, sqyd: 9, acre: 43_560 } as const;
/** Square feet of units in which areas are read, but never said. */
export const SQFT_PER_OTHER_UNIT = { sqm: 10.763_91, hectare: 107_639.1, guntha: 1089, cent: 435.6 } as const;
export type AreaUnit = keyof typeof SQFT_PER_UNIT;
