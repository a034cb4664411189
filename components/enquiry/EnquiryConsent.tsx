import { ROUTES } from '@/lib/domain/site/routes';

/** Under each form: what is done with the details, and the page that says more (routes-and-content, Forms). */
export function EnquiryConsent() {
  return (
    <p className="enquiry-consent">
      We use your name, phone, e-mail and message to answer this enquiry. <a href={ROUTES.privacy}>Privacy policy</a>
    </p>
  );
}
