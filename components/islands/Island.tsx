'use client';
import { createElement, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { ISLANDS } from './registry';

type IslandName = keyof typeof ISLANDS;

type IslandProps<Name extends IslandName> = Omit<ComponentProps<(typeof ISLANDS)[Name]>, 'children'> & {
  name: Name;
  /** 'used': fetched and hydrated on first focus, input, click or submission; 'near': also when it is nearly on screen. Default: with the page. */
  when?: 'used' | 'near';
  /** Id of an element: a use of the section around it is a use of the island. */
  around?: string;
  /** Names of parameters, separated by `|`: an address that has one of them fetches the island with the page. */
  askedBy?: string;
  /** What the island keeps as it stands in the page, if it takes any. */
  children?: ReactNode;
};

/** Marks where the island hydrates, with its name and props, which are JSON. */
export function Island<Name extends IslandName>({
  name,
  when,
  around,
  askedBy,
  children,
  ...props
}: IslandProps<Name>) {
  return (
    <div
      className="contents"
      data-island={name}
      data-when={when}
      data-around={around}
      data-asked-by={askedBy}
      data-props={JSON.stringify(props)}
    >
      {createElement(
        ISLANDS[name] as ComponentType<object>,
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
