import { ROUTES } from '@/lib/domain/routes';

/** Under each form: what is done with the details, and the page that says more (decisions, Forms). */
export function EnquiryConsent() {
  return (
    <p className="enquiry-consent">
      We use your name, phone, e-mail and message to answer this enquiry. <a href={ROUTES.privacy}>Privacy policy</a>
    </p>
  );
}
