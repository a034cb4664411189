/** What developers charge for beside the price. */
export const CHARGED =
  '(?:(?:car|covered) )*parking|club(?: ?house)?(?: membership)?|membership|power back ?up|floor rise|corner|facing|preferential';

/** GST where no other cost is asked with it. */
export const GST_ALONE =
  /(?<!\b(?:total|cost|price|registry|duty|tax|with|includ\w+|all|and)\b.*)\bgst\b(?!.*\b(?:total|cost|regist\w+|duty|all)\b)/g;
/** The rate of a loan. */
export const INTEREST = /\b(?:(?:home )?loan )?(?:interest rates?|rates? of interest)\b/g;

/** What is counted of a building, in usual spelling. */
export const PARTS =
  '(?:towers?|storeys?|blocks?|apartment|villa|plot|floors?|units?|homes?|shops?|kiosks?|offices?|showrooms?)';

/** Asks how good a project is. */
export const JUDGES =
  /\b(?:good|bad|better|best|worth(?: it| buying)?|safe|genuine|legal|trust\w*|pros|cons|problems?|kais[aei]|should i \w+|invest\w*|len[aei]|layak|chahiye|ya nahi|nahi|recommend\w*|appreciat\w+|future|family|families)\b/g;
/** Places of which one project is asked for its nearest, with or without 'near'. */
export const NEAREST = /\b(?<!near(?:by|est)? )(?:hospital|school|college|mall|market|shopping)s?\b/g;
/** Words of plans and units, which sentences have for other reasons. */
export const OF_PLANS =
  /\b(?:(?:good|better|best|suit\w+|right) for (?:(?:a|my|our|small|big) )*(?:family|families|future)|(?:floor|unit|site|master|payment) plans?|layouts?|per|sq (?:ft|yd))\b/g;
/** Words that ask to compare. */
export const COMPARES =
  /\b(?:for (?:(?:a|my|our) )*famil(?:y|ies)|which|kaun\w*|good|is|are|one|compare|comparison|vs|versus|better|best|difference|between|or|and|with|first|pehl[aei]|jaldi|low|high|(?:cheap|sast|me?h[ae]ng|cost|lower|higher|larg|bigg|small|soon|earli|clos|near)\w*)\b/g;
/** Asks for projects like one. */
export const SIMILAR =
  /\b(?:(?:more|any|other) )*(?:similar(?: to)?|alternatives?(?: to)?|(?:more|another|others?|(?:some|any)thing|projects?|flats?|apartments?|homes?|^) ?like)\b/g;
