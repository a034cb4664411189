/** A seeded random generator: the same seed gives the same choices on every machine. */
export interface Chance {
  /** A number from 0 to below 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True with the probability `share`, from 0 to 1. */
  is(share: number): boolean;
  pick<T>(values: readonly T[]): T;
  /** `count` different values, in the order of the list. */
  some<T>(values: readonly T[], count: number): T[];
}

/** Mulberry32 over `seed` and `part`. Each part of a set has its own sequence, independent of earlier parts. */
export function createChance(seed: number, part: number): Chance {
  let state = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(part + 1, 0x85ebca6b);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    whole,
    is: (share) => next() < share,
    pick: (values) => values[whole(0, values.length - 1)]!,
    some: (values, count) => {
      let wanted = Math.min(count, values.length);
      return values.filter((_, at) => next() * (values.length - at) < wanted && wanted-- > 0);
    },
  };
}
