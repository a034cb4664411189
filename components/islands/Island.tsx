import { createElement, type ComponentType, type ReactNode } from 'react';

type IslandProps<Props> = Props & {
  of: ComponentType<Props>;
  /** 'used': fetched and hydrated on first focus or submission. Default: with the page. */
  when?: 'used';
  /** What the island keeps as it stands in the page, if it takes any. */
  children?: ReactNode;
};

/** At build `of` is a reference that knows the file and the export it stands for: `…/Gallery.island.tsx#Gallery`. */
export function clientName(component: { name: string; $$id?: string }): string {
  return component.$$id?.split('#').at(-1) ?? component.name;
}

/** The place of an island: its markup, and beside it the name and the props it is brought to life with. */
export function Island<Props extends object>({ of, when, children, ...props }: IslandProps<Props>) {
  return (
    <div className="contents" data-island={clientName(of)} data-when={when} data-props={JSON.stringify(props)}>
      {createElement(
        of as ComponentType<object>,
        props,
        children ? (
          <div className="contents" data-kept="">
            {children}
          </div>
        ) : undefined,
      )}
    </div>
  );
}
