import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { adviserLine, type Adviser } from '@/lib/domain/project/adviser';
import { whatsappUrl } from '@/lib/domain/site/links';
import { initials } from '@/lib/domain/site/site';

interface AdviserCardProps {
  adviser: Adviser;
  /** Text of the WhatsApp message. */
  text: string;
}

/** Who answers: face or initials, corridor, languages, hours, and the adviser's own WhatsApp. */
export function AdviserCard({ adviser, text }: AdviserCardProps) {
  const { name, corridor, photo, whatsapp } = adviser;
  return (
    <div className="flex items-center gap-3">
      {photo ? (
        <Picture image={photo} alt="" sizes="44px" className="size-[44px] flex-none rounded-full object-cover" />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-[44px] flex-none place-items-center rounded-full bg-accent-tint type-small font-semibold text-accent"
        >
          {initials(name)}
        </span>
      )}
      <p className="min-w-0 flex-1 type-small">
        <span className="block font-semibold">{name}</span>
        <span className="block">{corridor}</span>
        <span className="block type-caption text-ink-2">{adviserLine(adviser)}</span>
      </p>
      <SiteLink href={whatsappUrl(whatsapp, text)} label={`WhatsApp ${name}`} className="btn-icon size-[44px] text-wa">
        <Icon name="whatsapp" />
      </SiteLink>
    </div>
  );
}
