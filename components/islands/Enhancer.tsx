import type { EnhancerName, EnhancerProps } from './registry';

/** The root of an enhancer: an empty element with its name and props, which are JSON. */
export function Enhancer<Name extends EnhancerName>({ name, ...props }: { name: Name } & EnhancerProps<Name>) {
  const given = JSON.stringify(props);
  return <div className="contents" data-enhancer={name} data-props={given === '{}' ? undefined : given} />;
}
