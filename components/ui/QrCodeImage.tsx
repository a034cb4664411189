import type { QrCode } from '@/lib/domain/picture/qr-code';

interface QrCodeImageProps {
  code: QrCode;
  /** Where it leads, in words. */
  label: string;
  className?: string;
}

/** A QR code, dark on white whatever it stands on. */
export function QrCodeImage({ code: { size, path }, label, className }: QrCodeImageProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}
