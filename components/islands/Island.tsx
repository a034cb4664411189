import { createElement, type ComponentType, type ReactNode } from 'react';

type IslandProps<Props> = Props & {
  of: ComponentType<Props>;
  /** 'used': fetched and hydrated on first focus, input, click or submission; 'near': also when it is nearly on screen. Default: with the page. */
  when?: 'used' | 'near';
  /** Names of parameters, separated by `|`: an address that has one of them fetches the island with the page. */
  askedBy?: string;
  /** What the island keeps as it stands in the page, if it takes any. */
  children?: ReactNode;
};

/** At build `of` is a reference that knows the file and the export it stands for: `…/Gallery.island.tsx#Gallery`. */
export function clientName(component: { name: string; $$id?: string }): string {
  return component.$$id?.split('#').at(-1) ?? component.name;
}

/** Marks where the island hydrates, with its name and props. */
export function Island<Props extends object>({ of, when, askedBy, children, ...props }: IslandProps<Props>) {
  return (
    <div
      className="contents"
      data-island={clientName(of)}
      data-when={when}
      data-asked-by={askedBy}
      data-props={JSON.stringify(props)}
    >
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
