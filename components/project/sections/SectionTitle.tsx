interface SectionTitleProps {
  /** Id of the section the heading names. */
  sectionId: string;
  title: string;
}

/** The h2 of a section, for layouts that do not start with the heading. */
export function SectionTitle({ sectionId, title }: SectionTitleProps) {
  return (
    <h2 id={`${sectionId}-title`} className="type-h2">
      {title}
    </h2>
  );
}
