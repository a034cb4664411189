/** Texts that a page must show as plain text. Each would set `window.hacked` if it were executed. */
export const HOSTILE_TEXTS = [
  '</script><script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '"><svg onload=window.hacked=1> \'quoted\' "twice" `${window.hacked=1}` \\ &amp; &lt;b&gt; {{7*7}}',
  'javascript:window.hacked=1',
  '__proto__',
  'constructor',
  '<!-- </title></textarea></style> --> ]]> </script',
  'मोगरा कोर्ट्स, सेक्टर ८३ में चार टावर और एक आँगन',
  '🏡👩‍👩‍👧‍👦🇮🇳 Home with a view 🌇🌇🌇',
  'بيت الياسمين في الحي القديم قرب النهر (١٢٣)',
  'Donaudampfschifffahrtsgesellschaftskapitänswohnungseigentümergemeinschaft',
  'A name of two hundred letters that goes on and on because somebody pasted the whole brochure into the field '.repeat(
    2,
  ),
] as const;

/** Longer than any box, without a break opportunity. */
export const ENDLESS_TEXT = 'W'.repeat(10_000);

/** Prices in the many ways that editors write them. */
export const PRICE_TEXTS = [
  '1.2 – 2 Cr',
  '95 L',
  'on request',
  '',
  '₹ 1,00,00,000',
  '<b>2 Cr</b>',
  '∞',
  '-5 Cr',
] as const;
export const AREA_TEXTS = [
  '1,850 sq ft',
  '',
  'NaN',
  '125 - 225 sq.yd',
  '<i>1</i>',
  '9999999999999999999999 sq.ft',
] as const;
