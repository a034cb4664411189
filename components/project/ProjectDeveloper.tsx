import { DeveloperCounts } from '@/components/developer/DeveloperCounts';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Developer } from '@/lib/domain/developer';
import { developerPath } from '@/lib/domain/routes';

/** Logo, counts and about text of who builds it (spec 2, About Developer). */
export function ProjectDeveloper({ developer }: { developer: Developer }) {
  return (
    <section id="about-developer" aria-labelledby="about-developer-title" className="border-t border-line">
      <div className="grid gap-8 page section lg:grid-cols-[4fr_8fr]">
        <div>
          <div className="mb-5 grid h-33 w-50 place-items-center rounded-card border border-line bg-white p-5">
            <Picture
              image={developer.logo}
              alt={developer.name}
              sizes="160px"
              className="max-h-full w-auto object-contain"
            />
          </div>
          <h2 id="about-developer-title" className="type-h2">
            About {developer.name}
          </h2>
        </div>
        <div>
          <div className="max-w-120">
            <DeveloperCounts developer={developer} />
          </div>
          {developer.about.map((paragraph) => (
            <p key={paragraph} className="mt-4 measure text-ink-2">
              {paragraph}
            </p>
          ))}
          <SiteLink href={developerPath(developer.slug)} className="link mt-5">
            <span>All projects by {developer.name}</span>
            <Icon name="arrow-right" size={16} />
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
