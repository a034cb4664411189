import type { ReactNode } from 'react';

/** A line below a field or a name. */
export const HINT = 'mt-1 block type-caption font-normal text-ink-2';

export interface CostFieldProps {
  id: string;
  label: string;
  hint?: string;
  /** Why the amount does not count. */
  fault?: string | undefined;
  /** The control with that id. */
  children: ReactNode;
}

/** A labelled control of the calculator, with its hint and what is wrong with it. */
export function CostField({ id, label, hint, fault, children }: CostFieldProps) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-[0.9375rem] font-medium">
        {label}
      </label>
      {children}
      {fault ? (
        <small id={`${id}-fault`} role="alert" className={'mt-1 block type-caption text-err'}>
          {fault}
        </small>
      ) : null}
      {hint ? (
        <small id={`${id}-hint`} className={HINT}>
          {hint}
        </small>
      ) : null}
    </div>
  );
}
