/**
 * Params of a kind of page. If there are none, one that leads to the 404 page, because Next's build needs at least one.
 */
export function paramsOrNone<T>(params: T[], none: T): T[] {
  return params.length > 0 ? params : [none];
}
