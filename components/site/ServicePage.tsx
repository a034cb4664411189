import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { PageHead } from '@/components/layout/PageHead';
import { PageMain } from '@/components/layout/PageMain';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { ImageAsset } from '@/lib/domain/picture/image';
import { servicePath } from '@/lib/domain/site/routes';
import { serviceIcon, type Service } from '@/lib/domain/site/service';
import { sectionTrail } from '@/lib/domain/page/trail';

interface ServicePageProps {
  service: Service;
  /** The other services. */
  others: Service[];
  image: ImageAsset | null;
}

/** A service, its enquiry button, and the other services (routes-and-content, Routes). */
export function ServicePage({ service, others, image }: ServicePageProps) {
  return (
    <PageMain>
      <PageHead trail={sectionTrail('Services', service.name)} title={service.name} />
      <div className="grid gap-8 page pt-6 page-end lg:grid-cols-[5fr_7fr] lg:gap-32">
        <div>
          <Icon name={serviceIcon(service.name)} size={32} className="text-accent" />
          <p className="mt-4 type-lead text-ink">{service.description}</p>
          <EnquiryLink kind="footer" subject={`I am interested in ${service.name}.`} className="mt-6 btn btn-enquire">
            Enquire about {service.name}
          </EnquiryLink>
        </div>
        {image ? (
          <Picture
            image={image}
            alt=""
            sizes="(width < 1024px) 100vw, 720px"
            className="aspect-16/10 w-full rounded-card object-cover"
            isPriority
          />
        ) : null}
      </div>
      {service.text.length > 0 ? (
        <div className="grid gap-8 page page-end lg:grid-cols-[7fr_5fr] lg:gap-32">
          <div className="measure edge-ink-t">
            {service.text.map((paragraph, at) => (
              <section key={paragraph} className="mt-6">
                {service.headings[at] ? <h2 className="mb-2 type-h3">{service.headings[at]}</h2> : null}
                <p>{paragraph}</p>
              </section>
            ))}
          </div>
          <ServiceHelp service={service} />
        </div>
      ) : null}
      {others.length > 0 ? (
        <section aria-labelledby="others" className="bg-surface-2">
          <div className="grid gap-8 page section lg:grid-cols-[4fr_8fr]">
            <h2 id="others" className="type-h2">
              Other services
            </h2>
            <ul className="grid gap-x-8 edge-line-t md:grid-cols-2">
              {others.map(({ id, name }) => (
                <li key={id} className="edge-line-b">
                  <SiteLink href={servicePath(id)} className="flex min-h-14 items-center gap-4 hover:text-accent">
                    <Icon name={serviceIcon(name)} size={24} className="text-accent" />
                    <span className="grow font-semibold">{name}</span>
                    <Icon name="arrow-right" size={16} className="text-ink-3" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </PageMain>
  );
}

/** What can be done next, beside the text: pages that help, and a visit by video. */
function ServiceHelp({ service: { name, links, hasVideo } }: Pick<ServicePageProps, 'service'>) {
  if (links.length === 0 && !hasVideo) return null;
  return (
    <aside aria-label={`More on ${name}`}>
      <ul className="edge-ink-t">
        {links.map(({ title, href }) => (
          <li key={href} className="edge-line-b">
            <SiteLink href={href} className="flex min-h-14 items-center gap-4 hover:text-accent">
              <span className="grow font-semibold">{title}</span>
              <Icon name="arrow-right" size={16} className="text-ink-3" />
            </SiteLink>
          </li>
        ))}
      </ul>
      {hasVideo ? (
        <EnquiryLink
          kind="footer"
          isVisit
          subject={name}
          lookingFor={`${name}, by video`}
          className="mt-6 btn btn-outline"
        >
          Choose a time for a visit by video
        </EnquiryLink>
      ) : null}
    </aside>
  );
}
