interface StatementProps {
  title: string;
  text: string;
}

/** Mission or vision, set large (spec 2, About page). */
export function Statement({ title, text }: StatementProps) {
  return (
    <section aria-label={title} className="page">
      <div className="grid gap-4 border-t border-line py-10 lg:grid-cols-[5fr_7fr] lg:gap-8 lg:py-12">
        <h2 className="type-h2">{title}</h2>
        <p className="font-display text-[1.375rem] leading-snug lg:text-[1.75rem]">{text}</p>
      </div>
    </section>
  );
}
