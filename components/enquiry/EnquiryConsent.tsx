import { ROUTES } from '@/lib/domain/site/routes';

/** Note under each form: how the details are used, with a link to the privacy page (routes-and-content, Forms). */
export function EnquiryConsent() {
  return (
    <p className="enquiry-consent">
      We use your name, phone, e-mail and message to answer this enquiry. <a href={ROUTES.privacy}>Privacy policy</a>
    </p>
  );
}
