import { Icon } from '@/components/ui/Icon';

/** Calendar file of the requested visit. */
export function CalendarLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      download="site-visit.ics"
      className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4"
    >
      <Icon name="calendar" size={16} />
      Add the visit to your calendar
    </a>
  );
}
