import { createElement, type ReactNode } from 'react';
import { clientName } from './Island';
import { StartInDev, type Start } from './StartInDev.island';

type BehaviourProps<Props> = Props & { of: Start<Props> };

/** The root of a behaviour: an empty element with its name and props, into which it may draw. */
export function Behaviour<Props extends object>({ of, ...props }: BehaviourProps<Props>): ReactNode {
  const given = JSON.stringify(props);
  return (
    <>
      <div className="contents" data-behaviour={clientName(of)} data-props={given === '{}' ? undefined : given} />
      {process.env.NODE_ENV === 'development' ? createElement(StartInDev, { start: of as Start<object>, props }) : null}
    </>
  );
}
