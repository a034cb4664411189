import { EnquiryLink } from '@/components/enquiry/EnquiryLink';
import { ENQUIRE_HREF } from '@/components/project/enquire-href';
import type { ConfigurationRow } from '@/lib/domain/project/configuration-rows';
import { USUAL_LOANS } from '@/lib/domain/emi/emi';
import type { ProjectKind } from '@/lib/domain/site/kinds';

interface ConfigurationTableProps {
  rows: ConfigurationRow[];
  kind: ProjectKind;
  /** Where a row leads on the project's page; absent in print. */
  ways?: ConfigurationWays;
}

interface ConfigurationWays {
  /** Slide n (from 1) is `{stageId}-{n}`. */
  stageId: string;
  projectName: string;
}

/** What can be bought, for how much: a table where it has room, compact rows elsewhere, from the same HTML (configuration-table.css). */
export function ConfigurationTable({ rows, kind, ways }: ConfigurationTableProps) {
  const loan = USUAL_LOANS[kind];
  const hasPrices = rows.some(({ emiText }) => emiText !== null);
  return (
    <div className="@container">
      <table className="data-table stack configuration-table">
        <caption>Configurations and prices</caption>
        <thead className="font-bold">
          <tr>
            <th scope="col">Configuration</th>
            <th scope="col">Area</th>
            <th scope="col">Price</th>
            {hasPrices ? <th scope="col">Rate</th> : null}
            {hasPrices ? <th scope="col">EMI from</th> : null}
            {ways ? (
              <th scope="col">
                <span className="sr-only">Enquiry</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              <th scope="row" data-answered={ways && 'Carousel'} className="font-semibold text-ink">
                {ways ? <PlanLink row={row} stageId={ways.stageId} /> : row.label}
              </th>
              <td>
                {row.areaText}
                <Carpet text={row.carpetText} />
              </td>
              <td className="font-semibold text-ink">{row.priceText}</td>
              {hasPrices ? <Known text={row.rateText} carpet={row.carpetRateText} /> : null}
              {hasPrices ? <Known text={row.emiText} word="EMI " /> : null}
              {ways ? (
                <td className="configuration-ways text-right whitespace-nowrap">
                  <RowWays row={row} ways={ways} />
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {hasPrices ? (
        <p className="mt-3 type-caption text-ink-2">
          EMI for a loan of {loan.sharePercent}% of the price over {loan.tenureYears} years at {loan.annualRatePercent}
          %.
        </p>
      ) : null}
    </div>
  );
}

/** A cell that the compact rows leave out where its text is unknown, and begin with a word where it is known. */
function Known({ text, word, carpet = null }: { text: string | null; word?: string; carpet?: string | null }) {
  if (text === null) return <td className="configuration-unknown">–</td>;
  return (
    <td>
      {word ? <span className="configuration-word">{word}</span> : null}
      {text}
      <Carpet text={carpet} />
    </td>
  );
}

/** What holds for the carpet area, below what holds for the area as stated. */
function Carpet({ text }: { text: string | null }) {
  return text ? <small className="block">{text}</small> : null;
}

function PlanLink({ row: { label, areaText, slide }, stageId }: { row: ConfigurationRow; stageId: string }) {
  if (slide === null) return label;
  return (
    <a
      href={`#${stageId}-${slide + 1}`}
      data-slide={slide}
      aria-current={slide === 0 ? 'true' : undefined}
      aria-label={`${label}, ${areaText}: floor plan`}
      className="link"
    >
      {label}
    </a>
  );
}

function RowWays({ row: { label, areaText }, ways }: { row: ConfigurationRow; ways: ConfigurationWays }) {
  return (
    <EnquiryLink
      kind="contact"
      href={ENQUIRE_HREF}
      subject={ways.projectName}
      configuration={`${label} · ${areaText}`}
      className="link"
    >
      Enquire
      <span className="sr-only"> about {label}</span>
    </EnquiryLink>
  );
}
