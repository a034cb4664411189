/** Params of a kind of page; where content has none of the kind, one that leads to the 404 page, as a build demands one. */
export function paramsOrNone<T>(params: T[], none: T): T[] {
  return params.length > 0 ? params : [none];
}
