import { DeveloperCard } from '@/components/developer/DeveloperCard';
import { DEVELOPERS_AUTOSCROLL_MS, DEVELOPERS_AUTOSCROLL_STEP_PX } from '@/lib/domain/business-constants';
import type { DeveloperSummary } from '@/lib/domain/developer';
import { ROUTES } from '@/lib/domain/routes';
import { StripSection } from './StripSection';

/** Leading Real Estate Developers carousel (spec 2, Home 5). */
export function DeveloperStrip({ developers }: { developers: DeveloperSummary[] }) {
  return (
    <StripSection
      id="developers"
      title="Leading Real Estate Developers"
      link={{ href: ROUTES.developersList, label: 'View All Developers' }}
      subject="developers"
      intervalMs={DEVELOPERS_AUTOSCROLL_MS}
      stepPx={DEVELOPERS_AUTOSCROLL_STEP_PX}
      cards={developers.map((developer) => ({
        key: developer.slug,
        card: <DeveloperCard developer={developer} headingLevel={3} />,
      }))}
      isOnPlaster
    />
  );
}
