import { DeveloperCard } from '@/components/developer/DeveloperCard';
import { DEVELOPERS_AUTOSCROLL_MS, DEVELOPERS_AUTOSCROLL_STEP_PX } from '@/lib/domain/site/business-constants';
import type { DeveloperSummary } from '@/lib/domain/project/developer';
import { ROUTES } from '@/lib/domain/site/routes';
import { StripSection } from './StripSection';

/** Visitors do not scroll further, and a button links to the whole list. */
const SHOWN_DEVELOPERS = 40;

/** Leading Real Estate Developers carousel (spec 2, Home page): the first developers of the content. */
export function DeveloperStrip({ developers }: { developers: DeveloperSummary[] }) {
  if (developers.length === 0) return null;
  return (
    <StripSection
      id="developers"
      title="Leading Real Estate Developers"
      link={{ href: ROUTES.developersList, label: 'View All Developers' }}
      subject="developers"
      intervalMs={DEVELOPERS_AUTOSCROLL_MS}
      stepPx={DEVELOPERS_AUTOSCROLL_STEP_PX}
      cards={developers.slice(0, SHOWN_DEVELOPERS).map((developer) => ({
        key: developer.slug,
        card: <DeveloperCard developer={developer} headingLevel={3} />,
      }))}
      isOnPlaster
    />
  );
}
