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
    <dl className="developer-counts">
      {counts.map(({ label, count }) => (
        <div key={label}>
          <dt className="type-small text-ink-2">{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
