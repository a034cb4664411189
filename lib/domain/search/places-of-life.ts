/** Where somebody works or moves to, in the forms of the search; in the order in which they are read. */
export const PLACES_OF_LIFE: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:working|wife|husband|spouse|partner|family|parents)) in india\b/g, ''],
  [
    /\b(?:(?:my|our|the|his|her) )*(?:office|job|work(?:place)?|company) (?:(?:is|has|got|getting|being) )*(?:shift|mov|relocat|transferr?)(?:ing|ed) to\b(?=.*\b(?:bhk|flat|apartment|home|house|villa|floor)s?\b)/g,
    'near workplace',
  ],
  [/\b(?:shift|mov|relocat|upgrad)(?:e|ing|ed)? from [a-z\d ]{1,20}? (?:to|or) (?=\S)/g, ''],
  [/\b(?:shift|mov|relocat)(?:e|ing|ed)?(?: back)? from [a-z\d ]{1,20}?(?= (?:in|by)\b)/g, 'moving'],
  [
    /(?<!\b(?:how|cost|charges)\b.*)\b(?:(?:i|we|i'm|we're|family|am|are|is|will|be|who|planning|plan|to) )*(?:shift|mov|relocat)(?:e|ing|ed)?(?: back)? from [a-z\d ]{1,20}?(?=,|$| (?:next|this|soon|and|so|\d)\b)/g,
    '',
  ],
  [
    /(?<!\b(?:ready|help\w*|services?|costs?|charges?) (?:to |with |of |for )?)\b(?:(?:i|we|i'm|we're|family|am|are|is|will|be|get|getting|plan|planning|going|to) )*(?:shift|mov|relocat|transferr)(?:e|ing|ed)? to (?!(?:this|that|the|an?|my|our|new|it|your)\b)(?=\S)/g,
    'in ',
  ],
  [/\b(?:shift|transfer) ho rah\w+(?: (?:hai|hain|hu|hun|hoon))?/g, ''],
  [
    /\b(?:(?:my|our|the|his|her) )*(?:office|company) (?:(?:is|has|got|getting|being) )*(?:shift|mov|relocat|transferr?)(?:ing|ed) (?:me|us|him|her) to\b/g,
    'in',
  ],
  [
    /(\bnear (?:[^, ]+ ){0,2}airport)((?:,| and\b| for\b).*?),? (?:within|max(?:imum)?|up ?to|under) (\d+ min)(?:ute)?s?\b(?: (?:drive|away|distance))*(?! (?:of|from|to)\b)/g,
    '$1 within $3$2',
  ],
  [
    /\b(?:(?:near|close(?:r)?)(?: (?:to|by))? )?(?:my|our|mera|meri|his|her|(?<=\b(?:near|close(?:r)?(?: (?:to|by))?) )(?:the)?) ?(?:office|job|work(?:place)?)(?: is| hai)? (?:in|at|on|near)\b|\b(?:(?:i|we|both|all|my|wife|husband) )+(?:(?:am|are|is) )*works?(?:ing)? (?:in|at|near)\b|\b(?:(?:and|my|aur) )*(?:wife|husband|spouse|partner)(?:[' ]?s)?(?: (?:office|job|works?|working))?(?: is)? (?:in|at|near)\b|(?<!\byou )\b(?:(?:i|we|who) )*(?:with|having|have|has|got)(?: (?:an?|my|our|new|got))* (?:job|office) (?:in|at|near)(?= .*\b(?:bhk|flat|apartment|home|house|studio)s?\b)|(?<!\b(?:or|and|with|for|an|the|any|ya|aur) )\b(?:office|job|work(?:ing)?) (?:is )?(?:in|at|near)(?= .*\b(?:bhk|flat|apartment|home|house)\b)|(?<=\b(?:bhk|flat|apartment|home|house)\b.*[,.;] ?)(?:office|job|work(?:ing)?) (?:is )?(?:in|at|near)\b/g,
    'near workplace',
  ],
  [
    /\b(?:(?:office|job|naukri) (?:is )?((?!for\b|near\b)\S+(?: \S+){0,3}?) (?:me|mein) hai|(?:(?:main|hum|ham|dono|both|mer[ai]|wife|women|husband) )+((?!me\b)\S+(?: \S+)?) (?:me|mein) (?:kaam|job|naukri) kar\w+(?: (?:hai|hain|hu|hun|hoon))*)\b(?:(?=.*\b(?:apartment|flat|home|house|bhk|nearby|near)\b)|(?<=\b(?:apartment|flat|home|house|bhk|ghar|residential)\b.*))/g,
    'near workplace $1$2',
  ],
  [/(?<=\b(?:bhk|flat|apartment|home|house)s?\b.*,) (?:office|job) (?:is )?(?:in|at)\b/g, ' near workplace'],
  [
    /(\bnear workplace \S+(?: \S+){0,3}?)(,| (?:and|but|need|want|look\w*)\b)(.*?),? within (\d+ min)(?:ute)?s?\b(?: (?:drive|away|distance))*(?! (?:of|from|to)\b)/g,
    '$1 within $4$2$3',
  ],
];
