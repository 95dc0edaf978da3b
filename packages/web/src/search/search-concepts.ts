import { once } from './once.ts';
import { readingsOf } from './search-readings.ts';
import { foldTerm } from './search-text.ts';

/** Words that carry no information about an emergency: function words, question words, and words for the patient. */
const emptyWords = once(
  () =>
    new Set(
      [
        'a an the of in on at to is are was were be been being am has have had having he she his her hers him they them their it its my our your i we you me us',
        'with and or for from by as into onto off over up down out about after before since now then than so very really quite bad badly some any this that these those there here',
        'who what which where when how why much many do does did can could should would will may might just still also too again ago off all only get gets got getting give given giving',
        'put puts take takes taking go goes going gone come comes coming keep keeps kept make says said saying think please help need needs needed want wants know start started first next',
        'dose doses dosing dosage treatment treat protocol card emergency call case called calling query best way im sc po stat ok okay fine alone together',
        'outside inside street road home house flat apartment building office shop mall market school mosque church cafe restaurant hotel airport park gym bed floor bathroom kitchen room stadium station',
        'man men woman women male female males females m f lady gentleman guy person people patient patients pt pts adult adults old elderly year years yr yrs yo aged age mother father mum mom dad husband wife grandma grandpa grandmother grandfather brother sister friend someone somebody worker driver player',
        'today yesterday tonight morning night hour hours hr hrs minute minutes min mins day days week weeks month months sudden suddenly severe severely mild moderate acute possible suspected query likely maybe',
        'one two three four five six seven eight nine ten few second seconds sec secs',
        'but though although because if another other others more most less both each every everything thing things stuff lot lots sort sure look looks looking looked seem seems see seeing seen use used uses using try tried trying tries let make makes made making instead whether probably really already yet while until till during through between guy guys dude chap bloke playing play played watching new good same longer properly ages been currently shows show showing shown tell told tells ask asks asked wonder wondering trick idea advice question maybe anyone anybody everyone everybody nobody myself himself herself themselves else ever even quick please thx thanks asap hey',
        'mums dads gran granny nan nana granddad grandad grandparent uncle aunt auntie cousin neighbor colleague coworker bride groom teacher student guest customer passenger lad lass gentleman husbands wifes mate buddy boss maid nanny',
        'table sofa couch chair wedding party gate hall field corniche cornish hotel rig ambulance lobby garden yard highway village camp camping tent court pitch bakery cafeteria supermarket',
        'class sudden palpable time times reading part choice cause caused prior often far twice once couple several hundred twenty thirty forty fifty sixty seventy eighty ninety kg kgs kilo kilos mg mcg ml lb',
        'al fi wa w ma min ila ala maa bi li ya an hu fih fi huwa hiya marid rajul rajil',
        'el il fe fel fil bel bil men ala huwa hiya wahid wahed rajjal rajul horma hurma abuy abuya abui ubuy ommi ummi umi jaddi jaddati akhuy akhui ukhti zawji zawjti ams emes alyom elyom alhin hal hada hatha baad bas marra mara sar kan lamma lama shway shwai hawali saah saaa kam daqayeg jidan kathir wayed',
        'ابوي امي جدي جدتي اخوي اختي زوجي زوجتي خالي خالتي عمي عمتي الوالد الوالدة شايب عجوز مسن مسنة شاب واحد وحدة عامل العامل رفيقي صاحبي ولد بنت حرمه بس لكن كانه مثل حق عشان علشان بسبب امس البارح البارحه الحين لسى للحين مرتين كل شي شيء تو توه وهو وهي كمان برضو اول اثناء لما يوم ايام ساعه ساعات دقيقه دقايق اسبوع شوي شويه وين متى عمرها سنتين سنة شهرين اللي هذا هذي هذه ذا فوق نادي استراحه مطعم مزرعه ورشه موقع عمل ابد ابغى',
        'في من على الى عن مع و او ثم هو هي كان كانت عند عنده عندها بعد قبل جدا مره كثير قوي قوية شوي الآن اليوم أمس مريض مريضة المريض رجل رجال حرمة امرأة شخص واحد يقول تقول صار صارت له لها فيه فيها يقدر تقدر عمره سنة سنوات شهر أشهر يوم هل كيف كم وش بيت البيت مسجد المسجد شارع الشارع سوق مدرسة المدرسة مكتب غرفة مرا مره',
      ]
        .join(' ')
        .split(' ')
        .map(foldTerm),
    ),
);

const negations = once(
  () =>
    new Set(
      'no not wont wouldnt isnt arent wasnt werent hasnt havent hadnt aint doesnt dont didnt without never lost absent zero ما لا وما ولا ومو بدون بلا غير مو مهو ماهو ماهي مافي مافيه ماله مالها مش ليس wma wala mafi mafih mafeeh mub mob mahu mahi bidun bedoon bidoon'
        .split(' ')
        .map(foldTerm),
    ),
);
const UNABLE: ReadonlySet<string> = new Set('cant cannot couldnt unable'.split(' '));

/** Irregular forms that no rule reduces to their base form. */
const FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    breathe: 'breathing breathes breathe breathin',
    breath: 'breath breaths',
    fall: 'fell fallen falling fall falls',
    break: 'broke broken breaking breaks break',
    bite: 'bit bitten bite bites biting',
    sting: 'stung sting stings',
    swell: 'swollen swelled swelling swells swell',
    burn: 'burnt burned burning burns burn',
    bleed: 'bled bleeding bleeds bleed bleedin',
    shoot: 'shot shoot shooting',
    swallow: 'swallowed swallowing swallow',
    drown: 'drowned drowning drowns drown',
    faint: 'fainted fainting faints faint',
    feel: 'felt feel feels feeling',
    strike: 'struck strike strikes',
    hang: 'hung hanging hanged hang',
    eat: 'ate eat eaten eating',
    drink: 'drank drink drinking',
    speak: 'spoke speak speaking speech talk talking',
    throw: 'threw throw throwing',
    leg: 'leg legs',
    tooth: 'tooth teeth',
    foot: 'foot feet',
    lightning: 'lightning lightening',
    cut: 'cut cuts cutting',
    stab: 'stab stabbed stabbing stabs stabbd',
    fit: 'fit fits fitting fitted',
    stop: 'stop stops stopped stopping',
    wake: 'wake woke wakes waking woken',
    nabd: 'nabd nabth nabdh nabath nabadh',
    blow: 'blow blew blown blowing blows',
    crash: 'crash crashed crashes',
  }).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
);

/** A negation before these words also applies to what follows them: "not moving or breathing". */
const OR: ReadonlySet<string> = new Set(['or', 'nor']);
/** Maximum number of short words between a negation and the word it negates. */
const REACH = 3;
/** Phrases with one meaning, folded ("doesn't" is "desnt"), and the word that replaces them. */
const PHRASES: ReadonlyArray<readonly [RegExp, string]> = [
  [/(?<= )r[au]n(?:ning)? over(?= )/g, 'runover'],
  [
    /(?<= )(?:hit|knocked down|struck) by (?:a |the )?(?=car|bus|truck|lorry|van|vehicle|bike|motorbike|suv|taxi|train)/g,
    'runover ',
  ],
  [
    /(?<= )(?:who|which one|which patient|which casualty|which) (?:(?:goes|to take|do we take|gets treated|is) )?first(?= )/g,
    'triage',
  ],
  [/(?<= )و?ما(?=[يت][\u0600-\u06ff]{3,} )/gu, 'ما '],
  [/(?<= )\d+ (?:m|metres?|meters?|ft|feet|storeys?|stories|floors?)(?= )/g, 'height'],
  [/(?<= )بعد ما(?= )/gu, 'بعد'],
  [/(?<= )(?:in the )?(?:30s|thirties)(?= )/g, 'thirties'],
  [/(?<= )rear end(?:ed)?(?= )/g, 'rearended'],
  [/(?<= )(?:cannot|cant|unable to|wont) keep (?:\w+ )?down(?= )/g, 'vomit'],
  [/(?<= )thr(?:ow|ows|owing|ew|own) up(?= )/g, 'vomit'],
  [/(?<= )(?:bring|bringing|brought|chucking|chucked) up(?= )/g, 'vomit'],
  [/(?<= )(?:stabbing|shooting|burning)(?= (?:chest |belly |tummy |stomach )?(?:pain|ache))/g, 'bad'],
  [
    /(?<= )(?:(?:stopped|quit|stops|ceased) breathing|(?:not|isnt) (?:drawing|taking) (?:a |any )?breaths?)(?= )/g,
    'not breathing',
  ],
  [/(?<= )و?(?:ما|لا|مو|مش|مهو) ?(?:ا|ي|ت|ن)?(?:ا?قدر|قادر)(?:ت|ه|ين|ون|وا)?(?= )/gu, 'cannot'],
  [
    /(?<= )w?(?:ma|mu|mo|mub|mob) ?(?:a|i|y[aei]?|t[aei]?)?(?:gdar|gder|qdar|gader|gadir|qadir|gadra|igdar|egdar)(?= )/g,
    'cannot',
  ],
  [/(?<= )ma (?:fi|fee|fih|feeh)(?= )/g, 'mafi'],
  [/(?<= )nab(?:d|th|dh|ath|adh)(?= )/g, 'nabd'],
  [/(?<= )w?(?:ma|mu)(?= [yt]\w{3}| \w*nabd)/g, 'no'],
  [/(?<= )hand(?:ed|ing|s)? (?:him |her |them |the patient |this patient )?over(?= )/g, 'handover'],
  [
    /(?<= )(?:cannot|cant|couldnt|could not|unable to|dont|didnt|not) (?:find|feel|get|detect|palpate|locate) (?:a |any |his |her |the |their )?(?=puls|heartbeat|carotid|brachial|femoral)/g,
    'no ',
  ],
  [/(?<= )no (?:signs?|sign) of life(?= )/g, 'lifeless'],
  [
    /(?<= )(?<!(?:feels?|like|something|weight|elephant)(?: \w+){0,4} )(?:push|pump|thump|work)(?:ing|ed|es)? (?:(?:down )?on (?:his |her |the |their |its )?|(?:his|her|their) )chest(?= )/g,
    'compression',
  ],
  [/(?<= )(?:keeps?|kept|keeping) (?:on )?(?:asking|repeating|saying)(?= )/g, 'repeating'],
  [
    /(?<= )(?:desnt|does not|didnt|cant|cannot|not|couldnt) (?:know|remember|recognize|say|tell|sure) (?:us |me |of )?(?:(?:(?:his|her|own|the|what|which|their) ){0,3}(?:name|day|date|year|month|wife|husband|daughter|son|family)(?: it)?(?: is)?|(?:where|who|how old) (?:he|she|they) (?:is|are))(?= )/g,
    'disoriented',
  ],
  [/(?<= )(?:knock|knocked|knocks|ko) (?:him |her )?(?:out|cold|unconscious|senseless|ed)(?= )/g, 'knockedout'],
  [/(?<= )(?:came|come|flew|flung|pitched|tumbled|slid|went) off(?= (?:his|her|a|the|my|their|an) )/g, 'fall'],
  [/(?<= )(?:burning|boiling|roasting) (?:up|with fever)(?= )/g, 'fever'],
  [
    /(?<= )(?:came|come|coming|came back) (?:round|to|around)(?= (?:now|again|after|in|within|and|by|quickly|on|straight) |$| $)/g,
    'recovered',
  ],
  [
    /(?<= )(?:back to normal|fully awake|wide awake|fine now|now fine|ok now|now ok|okay now|alright now)(?= )/g,
    'recovered',
  ],
  [/(?<= )(?:pass|passed|passes|passing|black|blacked|blacks|conked|flaked) out(?= )/g, 'faint'],
  [
    /(?<= )(?:no |without |not any )(?:trouble|problems?|difficulty|issues?|shortness of|breathing|breath)(?: with| in| of)? ?(?:breathing|breath|trouble|problems?|difficulty)(?= )|(?<= )(?<!(?:not|isnt|no|nt|never|hardly|barely) )(?:breathing|breathes) (?:is |are |seems )?(?:fine|ok|okay|normal|normally|well|easily|easy|alright|good|comfortably)(?= )/g,
    'goodbreathing',
  ],
  [
    /(?<= )(?:(?:keeled|keels) over|(?:went|goes) down|hit the (?:deck|floor|ground)|dropped to the (?:floor|ground))(?= )/g,
    'collapse',
  ],
  [/(?<= )heart (?:has |had |have |is |was )?(?:stopped|stops|quit|not beating|isnt beating)(?= )/g, 'no pulse'],
  [/(?<= )sort (?:them|(?:the )?(?:patients|casualties|injured|victims))(?= )/g, 'triage'],
  [/(?<= )(?:is |was |are )?out cold(?= )/g, 'unconscious'],
  [/(?<= )got (?:into|hold of|at)(?= )/g, 'swallowed'],
  [/(?<= )(?:wont|refuses to|desnt want to|does not want to|not willing to) (?:come|go|travel|get in)(?= )/g, 'refuse'],
  [/(?<= )(?:hard|difficult|tough|stiff|impossible) to (?:bag|ventilate|squeeze)(?= )/g, 'hardbag'],
  [/(?<= )st (?:is |are |segments? )?(?:up|raised|elevated|high)(?= )/g, 'st elevation'],
  [/(?<= )(?:feels? |feeling |felt |being |been |violently )(?:really |so |very )?sick(?= )/g, 'vomit'],
  [
    /(?<= )(?:where|how|what) (?:do |should |can |to )?(?:i |we |you |one )?(?:begin|start|do first|check first)(?= $| with |$)/g,
    'assessment',
  ],
  [/(?<= )(?:ما|لا) ?(?:ن|ا)?(?:لقى|لقي|لقينا|حس|لاقي|لقيت|حسينا)(?: له| لها| فيه| ب)? ?(?=نبض)/gu, 'لا '],
];

/**
 * The words in a text that name an emergency, each reduced to one form. "no pulse" is one concept, "pulse" another. A
 * measured value becomes its meaning: "pulse of 32" counts as a low pulse.
 */
export function conceptsOf(folded: string, child = false): string[] {
  const { readings, rest } = readingsOf(joined(folded), child);
  const concepts: string[] = [...readings];
  let [negation, before, reach] = ['', '', 0];
  for (const word of rest.split(' ')) {
    const bare = word.replace(/^و(?=.{2})/u, '');
    if (OR.has(word)) [negation, reach] = [before, REACH];
    else if (negations().has(bare)) [negation, reach] = ['no ', REACH];
    else if (UNABLE.has(bare)) [negation, reach] = ['cannot ', REACH];
    else if (isEmpty(word) || emptyWords().has(bare)) {
      reach -= 1;
      if (!emptyWords().has(bare) || reach < 0) negation = '';
    } else {
      concepts.push(negation + formOf(word));
      [before, negation] = [negation, ''];
    }
  }
  return [...new Set(concepts)];
}

/**
 * A single word contains no phrase, so it is returned as it is. Most of the names looked up here are joined into one
 * word.
 */
const joined = (folded: string): string =>
  !folded.includes(' ')
    ? folded
    : PHRASES.reduce((text, [phrase, word]) => text.replace(phrase, word), ` ${folded} `).trim();

/**
 * The words in a folded text that do not name an emergency ("how many", "which"). They show what kind of question it
 * is.
 */
export const emptyWordsOf = (folded: string): string[] => folded.split(' ').filter((word) => emptyWords().has(word));

const isEmpty = (word: string): boolean => word === '' || /^\d/.test(word) || emptyWords().has(word);

function formOf(word: string): string {
  const known = FORMS.get(word);
  if (known !== undefined) return known;
  return /\p{Script=Arabic}/u.test(word) ? arabicForm(word) : latinForm(word);
}

/** The word without plural, tense and possessive endings. */
function latinForm(word: string): string {
  if (word.length < 4) return word;
  const single = word.replace(/(?<![sui])s$/, '');
  const bare = single.length > 5 ? single.replace(/(?:ing|ed)$/, '') : single;
  const undoubled = bare === single ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  return undoubled.replace(/(?<=.{3})e$/, '').replace(/y$/, 'i');
}

/**
 * The word without the prefixes for "and" and the third person, and without the endings for "his", "her" and the
 * plural.
 */
const arabicForm = (word: string): string =>
  word
    .replace(/^و(?=.{4})/u, '')
    .replace(/^ي(?=.{3})/u, '')
    .replace(/^تت/u, 'ت')
    .replace(/(?<=.{3})(?:تها|تهم|تني|ته|تي|ني|ها|هم|ات|ين|ون|وا|ه|ي)$/u, '');
