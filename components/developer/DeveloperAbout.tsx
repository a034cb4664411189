import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Developer } from '@/lib/domain/project/developer';
import { isExternalUrl } from '@/lib/domain/site/links';
import { DeveloperCounts } from './DeveloperCounts';

interface DeveloperAboutProps {
  developer: Developer;
}

/** Counts, place, and the About section (spec 2, Developer detail page). */
export function DeveloperAbout({ developer }: DeveloperAboutProps) {
  const { name, about, location, established, href } = developer;
  return (
    <div className="developer-about">
      <div>
        <DeveloperCounts developer={developer} />
        <div className="mt-4 grid gap-2 type-small text-ink-2">
          {location ? (
            <p className="flex gap-2">
              <Icon name="map-pin" size={18} className="mt-0.5 flex-none" />
              {location}
            </p>
          ) : null}
          {established ? (
            <p className="flex gap-2">
              <Icon name="building-2" size={18} className="mt-0.5 flex-none" />
              Since {established}
            </p>
          ) : null}
          {isExternalUrl(href) ? (
            <p>
              <SiteLink href={href} className="link">
                <span>Website of {name}</span>
                <Icon name="arrow-up-right" size={16} />
              </SiteLink>
            </p>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="about">
        <h2 id="about" className="type-h2">
          About {name}
        </h2>
        {about.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'mt-4 type-lead text-ink' : 'mt-4 measure text-ink-2'}>
            {paragraph}
          </p>
        ))}
        <EnquiryLink kind="developer" subject={name} className="mt-6 btn btn-enquire">
          Enquire about {name}
        </EnquiryLink>
      </section>
    </div>
  );
}
