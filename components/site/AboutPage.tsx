import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Picture } from '@/components/ui/Picture';
import type { About } from '@/lib/domain/site/about';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { Site } from '@/lib/domain/site/site';
import { pageTrail } from '@/lib/domain/page/trail';
import { Reasons } from './Reasons';
import { Statement } from './Statement';
import { TitledList } from './TitledList';

interface AboutPageProps {
  about: About;
  site: Site;
  image: ImageAsset | null;
}

/** Icons in the order of the specification. */
const VALUE_ICONS = ['scale', 'users', 'lightbulb', 'gem'];
const SERVICE_ICONS = ['trending-up', 'key-round', 'handshake', 'file-text'];

/** About, mission, vision, core values, services and why choose us (spec 2, About page). */
export function AboutPage({ about, site, image }: AboutPageProps) {
  return (
    <PageMain>
      <PageHead trail={pageTrail('About')} title={site.tagline} isStatement />
      <div className="grid gap-8 page pt-8 pb-14 lg:grid-cols-[7fr_4fr] lg:items-end lg:gap-24 lg:pb-20">
        {image ? (
          <Picture
            image={image}
            alt=""
            sizes="(width < 1024px) 100vw, 730px"
            className="aspect-4/3 w-full rounded-card object-cover"
            isPriority
          />
        ) : null}
        <div>
          {about.about.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'type-lead text-ink' : 'mt-4 text-ink-2'}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <Statement title="Mission" text={about.mission} />
      <Statement title="Vision" text={about.vision} />
      <TitledList id="values" title="Core Values" items={about.coreValues} icons={VALUE_ICONS} isOnPlaster />
      <TitledList id="services" title="Services" items={about.services} icons={SERVICE_ICONS} />
      <Reasons reasons={about.whyChooseUs} />
    </PageMain>
  );
}
