import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Picture } from '@/components/ui/Picture';
import type { Adviser } from '@/lib/domain/project/adviser';
import type { ImageAsset } from '@/lib/domain/picture/image';
import type { About, Site, TitledText } from '@/lib/domain/site/site';
import { pageTrail } from '@/lib/domain/page/trail';
import { Icon } from '@/components/ui/Icon';
import { Advisers } from './Advisers';

interface TitledListProps {
  id: string;
  title: string;
  items: TitledText[];
  /** Icon of each item, in order. */
  icons: string[];
  isOnPlaster?: boolean;
}

/** Heading in the first columns, ruled items in the others (visual-language 10). */
function TitledList({ id, title, items, icons, isOnPlaster }: TitledListProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className={isOnPlaster ? 'bg-surface-2' : undefined}>
      <div className="grid gap-8 page section lg:grid-cols-[4fr_8fr]">
        <h2 id={id} className="type-h2">
          {title}
        </h2>
        <ul className="grid gap-x-10 md:grid-cols-2">
          {items.map(({ title: name, text }, index) => (
            <li key={name} className="flex gap-4 py-5 edge-line-t">
              <Icon name={icons[index % icons.length] ?? 'house'} size={24} className="flex-none text-accent" />
              <div>
                <h3 className="type-h3">{name}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface AboutPageProps {
  about: About;
  site: Site;
  image: ImageAsset | null;
  advisers: Adviser[];
}

/** Icons in the order of the specification. */
const VALUE_ICONS = ['scale', 'users', 'lightbulb', 'gem'];
const SERVICE_ICONS = ['trending-up', 'key-round', 'handshake', 'file-text'];

/** About, mission, vision, core values, services and why choose us (spec 2, About page). */
export function AboutPage({ about, site, image, advisers }: AboutPageProps) {
  return (
    <PageMain>
      <PageHead trail={pageTrail('About')} title={site.tagline} isStatement />
      <div className="grid gap-8 page pt-8 page-end lg:grid-cols-[7fr_4fr] lg:gap-32">
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
      <Advisers advisers={advisers} />
      <Reasons reasons={about.whyChooseUs} />
    </PageMain>
  );
}

/** Why Choose Us, on the teal band (spec 2, About page). */
function Reasons({ reasons }: { reasons: TitledText[] }) {
  if (reasons.length === 0) return null;
  return (
    <section aria-labelledby="reasons" className="on-dark bg-deep-2 text-white">
      <div className="page section">
        <h2 id="reasons" className="mb-8 type-h2">
          Why Choose Us
        </h2>
        <ul className="grid gap-8 lg:grid-cols-3">
          {reasons.map(({ title, text }) => (
            <li key={title} className="pt-5 edge-line-t">
              <h3 className="type-h3">{title}</h3>
              <p className="mt-1 text-accent-tint">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface StatementProps {
  title: string;
  text: string | undefined;
}

/** Mission or vision, set large (spec 2, About page). */
function Statement({ title, text }: StatementProps) {
  if (!text?.trim()) return null;
  return (
    <section aria-label={title} className="page">
      <div className="grid gap-4 py-10 edge-line-t lg:grid-cols-[5fr_7fr] lg:gap-8 lg:py-12">
        <h2 className="type-h2">{title}</h2>
        <p className="type-h3">{text}</p>
      </div>
    </section>
  );
}
