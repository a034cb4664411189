import 'server-only';
import { readPlan } from './plan';

/** `'/city/[city]/[kind]/[[...variant]]'` → `{ city: string; kind: string; variant: string[] }`. */
export type ParamsOf<Route extends string> = Route extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Route extends `[[...${infer Name}]]`
    ? Record<Name, string[]>
    : Route extends `[${infer Name}]`
      ? Record<Name, string>
      : object;

/** An address that redirects to another (routes-and-content, Routes). */
export interface Redirect {
  from: string;
  redirectTo: string;
}

/** A kind of page: its route, the params of its pages, and the value of one page. */
export interface PageKind<Params extends object = object, Page extends object = object> {
  /** Name for reports; routes with similar pages share it. */
  name: string;
  /** Folder in `app`, in Next's spelling. */
  route: string;
  /** Whether the accepted pictures cover it. */
  isPictured: boolean;
  /** Params of all its pages, in content order. */
  params: () => Params[];
  /** Everything a page shows besides the shell, as plain JSON in named parts. Null if there is no such page. */
  read(params: Params): Page | Redirect | null;
}

interface PageKindInput<Params, Page> {
  name: string;
  isPictured?: boolean;
  /** Omitted if the route has no params and so one page. */
  params?: () => Params[];
  data: (params: Params) => Page | Redirect | null;
}

/** A kind of page at a route; the types of its params follow from the route. */
export function pageKind<const Route extends string, Page extends object>(
  route: Route,
  { name, isPictured = false, params = () => [{} as ParamsOf<Route>], data }: PageKindInput<ParamsOf<Route>, Page>,
): PageKind<ParamsOf<Route>, Page> {
  // Next omits an optional rest param that is empty.
  const rest = /\[\[\.\.\.(\w+)\]\]/.exec(route)?.[1];
  const noRest = (rest ? { [rest]: [] } : {}) as Partial<ParamsOf<Route>>;
  function read(of: ParamsOf<Route>): Page | Redirect | null {
    const planned = readPlan()?.values?.pages[pagePath({ route }, of)];
    return planned ? (planned as Page | Redirect) : data({ ...noRest, ...of });
  }
  return { name, route, isPictured, params, read };
}

/** Params that this build makes for a kind: those of the plan, else all. */
export function paramsToBuild<Params extends object>(kind: PageKind<Params>): object[] {
  const plan = readPlan();
  const params = plan ? (plan.params[kind.route] ?? []) : kind.params();
  return params.length > 0 ? params : [noParams(kind)];
}

export function isRedirect(page: object): page is Redirect {
  return 'redirectTo' in page;
}

/** Whether a build may skip pages of this kind. A route without params is part of every build. */
export function hasParams({ route }: PageKind): boolean {
  return route.includes('[');
}

/** Address of a page: the route with its params filled in. */
export function pagePath({ route }: Pick<PageKind, 'route'>, params: object): string {
  const values = params as Record<string, string | string[]>;
  const steps = route.split('/').flatMap((step) => (step.startsWith('[') ? (values[nameOfStep(step)] ?? []) : step));
  return steps.length > 1 ? steps.join('/') : '/';
}

/** `'[[...variant]]'` → `'variant'`. */
function nameOfStep(step: string): string {
  return step.startsWith('[[') ? step.slice('[[...'.length, -']]'.length) : step.slice(1, -1);
}

/** File in the export for an address; addresses of data files already have an extension. */
export function exportedFile(path: string): string {
  if (path === '/') return 'index.html';
  return /\.(json|svg)$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
}

/** Params that lead to the 404 page, for a kind without pages: Next's build needs at least one. */
export function noParams({ route }: Pick<PageKind, 'route'>): object {
  const names = [...route.matchAll(/\[(\[\.\.\.)?(\w+)\]/g)];
  return Object.fromEntries(
    names.map(([, rest, name = '']): [string, string | string[]] => [
      name,
      rest ? [] : name === 'file' ? 'none.json' : 'none',
    ]),
  );
}
