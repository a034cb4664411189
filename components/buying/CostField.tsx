import type { ReactNode } from 'react';

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
      <label htmlFor={id}>{label}</label>
      {children}
      {fault ? (
        <small id={`${id}-fault`} role="alert" className="cost-fault">
          {fault}
        </small>
      ) : null}
      {hint ? <small id={`${id}-hint`}>{hint}</small> : null}
    </div>
  );
}
