import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { Icon } from '@/components/ui/Icon';
import { SiteLink } from '@/components/ui/SiteLink';
import { serviceIcon, type Service } from '@/lib/domain/site/service';

function ServiceTile({ service }: { service: Service }) {
  return (
    <li className="group">
      <Icon name={serviceIcon(service.name)} size={24} className="text-accent" />
      <div>
        <h3 className="type-title">
          {service.href ? (
            <SiteLink href={service.href} isNewTab className="stretched">
              {service.name}
            </SiteLink>
          ) : (
            <EnquiryLink kind="footer" subject={`I am interested in ${service.name}.`} className="stretched">
              {service.name}
            </EnquiryLink>
          )}
        </h3>
        <p className="mt-0.5 type-small text-ink-2 max-md:hidden">{service.description}</p>
      </div>
      <Icon name="arrow-up-right" size={16} className="mt-1" />
    </li>
  );
}

/** Everything you Need at One Place: links open a new tab, others the enquiry modal (spec 2, Home page; spec 4). */
export function ServiceTiles({ services }: { services: Service[] }) {
  if (services.length === 0) return null;
  return (
    <section
      id="services"
      aria-labelledby="services-title"
      data-deferred="section"
      className="services grid gap-8 page section *:min-w-0 lg:grid-cols-[4fr_8fr]"
    >
      <div>
        <h2 id="services-title" className="type-h2">
          Everything you Need at One Place
        </h2>
        <p className="mt-3 type-lead">
          Loans, lawyers, interiors and tenants under one roof, so one person stays answerable.
        </p>
      </div>
      <ul className="grid content-start gap-x-10 md:grid-cols-2">
        {services.map((service) => (
          <ServiceTile key={service.id} service={service} />
        ))}
      </ul>
    </section>
  );
}
