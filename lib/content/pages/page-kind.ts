import 'server-only';
import type { ShareImage } from '@/lib/domain/page/share-card';
import { Hashed } from './hash';

/** `'/city/[city]/[kind]/[[...variant]]'` → `{ city: string; kind: string; variant: string[] }`. */
export type ParamsOf<Route extends string> = Route extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Route extends `[[...${infer Name}]]`
    ? Record<Name, string[]>
    : Route extends `[${infer Name}]`
      ? Record<Name, string>
      : object;

/** An address that only leads on to another (routes-and-content, Routes). */
export interface Redirect {
  from: string;
  redirectTo: string;
  shareImage: ShareImage;
}

/** A page's data as the views get it: in place of parts with a hash of their own, their values. */
export type Plain<Data> = {
  [Field in keyof Data]: Data[Field] extends Hashed<infer Value>
    ? Value
    : Data[Field] extends Hashed<infer Value>[]
      ? Value[]
      : Data[Field];
};

/** A kind of page: where it stands, which there are, and everything one of them shows. */
export interface PageKind<Params extends object = object, Page extends object = object> {
  /** What people call it; routes whose pages are alike have the same name. */
  name: string;
  /** Its folder in `app`, as Next spells it. */
  route: string;
  /** Looked at by the accepted pictures. */
  isPictured: boolean;
  /** Of all its pages, in the order of the content. */
  params(): Params[];
  /** Everything a page shows besides the shell: the same data is the same page. Null where there is none. */
  data(params: Params): object | null;
  /** The same for the views. */
  read(params: Params): Page | Redirect | null;
}

interface PageKindInput<Params, Data extends object, Page> {
  name: string;
  isPictured?: boolean;
  /** Left out: the one page of a route without params. */
  params?: () => Params[];
  data: (params: Params) => Data | Redirect | null;
  /** Puts together what the views get, of nothing but the data. */
  toPage?: (data: Plain<Data>) => Page;
}

/** A kind of page at a route; the types of its params follow from the route. */
export function pageKind<const Route extends string, Data extends object, Page extends object = Plain<Data>>(
  route: Route,
  input: PageKindInput<ParamsOf<Route>, Data, Page>,
): PageKind<ParamsOf<Route>, Page> {
  const { name, isPictured = false, params = () => [{} as ParamsOf<Route>], data } = input;
  const toPage = input.toPage ?? ((plain: Plain<Data>) => plain as unknown as Page);
  // Next leaves the last steps out where there are none.
  const rest = /\[\[\.\.\.(\w+)\]\]/.exec(route)?.[1];
  const noRest = (rest ? { [rest]: [] } : {}) as Partial<ParamsOf<Route>>;
  function read(of: ParamsOf<Route>): Page | Redirect | null {
    const found = data({ ...noRest, ...of });
    if (found === null || isRedirect(found)) return found;
    return toPage(toPlain(found));
  }
  return { name, route, isPictured, params, data, read };
}

export function isRedirect(page: object): page is Redirect {
  return 'redirectTo' in page;
}

function toPlain<Data extends object>(data: Data): Plain<Data> {
  const valueOf = (field: unknown): unknown => (field instanceof Hashed ? (field.value as unknown) : field);
  const fields = Object.entries(data).map(([name, field]) => [
    name,
    Array.isArray(field) ? field.map(valueOf) : valueOf(field),
  ]);
  return Object.fromEntries(fields) as Plain<Data>;
}

/** Whether a build may leave pages out: the one page of a route without params is made by every build. */
export function hasParams({ route }: PageKind): boolean {
  return route.includes('[');
}

/** Address of a page: the route with the params in their places. */
export function pagePath({ route }: Pick<PageKind, 'route'>, params: object): string {
  const values = params as Record<string, string | string[]>;
  return route
    .replace(/\/\[\[\.\.\.(\w+)\]\]/, (_, name: string) =>
      [values[name] ?? []]
        .flat()
        .map((step) => `/${step}`)
        .join(''),
    )
    .replace(/\[(\w+)\]/g, (_, name: string) => String(values[name]));
}

/** Where the export keeps what stands at an address; files of data name their ending. */
export function exportedFile(path: string): string {
  if (path === '/') return 'index.html';
  return path.endsWith('.json') ? path.slice(1) : `${path.slice(1)}.html`;
}

/** Params that lead to the 404 page, for a kind that the content has none of: a build demands one. */
export function noParams({ route }: Pick<PageKind, 'route'>): object {
  const names = [...route.matchAll(/\[(\[\.\.\.)?(\w+)\]/g)];
  return Object.fromEntries(
    names.map(([, rest, name = '']): [string, string | string[]] => [
      name,
      rest ? [] : name === 'file' ? 'none.json' : 'none',
    ]),
  );
}
