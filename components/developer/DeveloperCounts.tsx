import type { Developer } from '@/lib/domain/project/developer';

interface DeveloperCountsProps {
  developer: Pick<Developer, 'projectCount' | 'ongoingCount'>;
}

/** Total Projects and Ongoing Projects (spec 2, Developer detail page; spec 2, About Developer). */
export function DeveloperCounts({ developer }: DeveloperCountsProps) {
  const counts = [
    { label: 'Total Projects', count: developer.projectCount },
    { label: 'Ongoing Projects', count: developer.ongoingCount },
  ];
  return (
    <dl className="grid grid-cols-2 border-t-2 border-b border-t-ink border-b-line">
      {counts.map(({ label, count }) => (
        <div key={label} className="flex flex-col-reverse py-4 not-first:border-l not-first:border-line not-first:pl-6">
          <dt className="type-small text-ink-2">{label}</dt>
          <dd className="font-display text-[2.75rem] leading-none lg:text-[3.5rem]">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
