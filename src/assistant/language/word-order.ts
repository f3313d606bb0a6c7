/**
 * A German or Norwegian question with its words in the order in which the phrases of these languages are read: the verb that
 * it begins with comes last, what stands between the parts of a phrase follows it. Any other text stays as it is.
 */
export function inReadOrder(text: string, language: 'de' | 'nb'): string {
  if (text.length > maxLength) return text;
  const order = orders[language].find(({ form }) => form.test(text));
  return order ? text.replace(order.form, order.read) : text;
}

/** Longer messages say more than one thing. */
const maxLength = 120;

const start = String.raw`^(?<start>(?:(?:und|og|hallo|hei|hi|moin|guten tag|hey|sagt mal|sag mal)[\s,!]+)*)`;
const end = String.raw`(?<end>[\s?!.]*)$`;

const germanVerbs =
  'passt|passen|hält|haelt|halten|braucht|brauchen|brennt|läuft|laeuft|laufen|leuchtet|leuchten|verträgt|vertraegt|eignet sich|eignen sich|enthält|enthaelt|enthalten|riecht|riechen|funktioniert|funktionieren|wärmt|waermt|taugt|taugen|klebt|schließt|schliesst|dichtet|reicht|reichen';
const norwegianVerbs =
  'tåler|taaler|taler|passer|holder|varer|inneholder|lyser|brenner|rommer|virker|fungerer|lukter|består|dekker|rekker|smaker|egner seg|varmer';
/** Followed by a thing, these are no wishes: `trenger klipperen kabel`. */
const norwegianNeed = String.raw`trenger (?=[\p{L}-]{3,}(?:en|et|a|ene|ne)\s)`;

/** `kjelen`, `tallerkenene`: a thing, and nothing that the shop does. */
const definite = String.raw`(?!butikk|frakt|lever|retur|betal|pakk|ordre|bestilling|pris|garanti)\p{L}{3,}(?:en|et|ene)`;

/** `das in die Spülmaschine`: a pronoun, as no noun follows. */
const particles =
  'auch|noch|wirklich|eigentlich|denn|schon|so|sehr|gut|leicht|schnell|ab|aus|ein|nach|vor|durch|zusammen|også|egentlig|veldig|godt|lett|ut|opp|ned|inn|sammen';
const prepositions =
  'in|im|an|am|auf|mit|zu|zum|zur|für|fuer|unter|bei|ohne|gegen|bis|von|über|ueber|i|på|til|med|for|under|ved|uten|mot|fra|om';
const pronoun = String.raw`(?:(?:das|die|der|den|es|er|sie|den|det|de)(?= (?:${particles}|${prepositions})(?!\p{L})|[\s?!.]*$))`;

/** Verbs whose sentences the phrases of a language put into English as a whole, and requests. */
const ownPhrases = {
  de: '(?:ist|hat|gibt|geht|habt|passt|kost\\p{L}*|seid|macht|kommt|wird|steht|nehmt|legt|packt|schickt|tut|bestellt|werft|streicht)(?!\\p{L})',
  nb: '(?:er|har|tar|finnes|passer|koster|veier|kommer|når|hvor|der|kan|må|bør|skal|for|var|gjør|lever|reserver|returner)(?!\\p{L})',
} as const;

/** `dann nehm ich den`: German puts the verb before who does it. */
const thenFirst = '(?:(?:dann|da|so|ok|okay|gut|also|doch)[\\s,]+)*';

const made = '(?:hergestellt|gefertigt|produziert|gemacht|genäht|gebaut|gestrickt|laget|produsert|sydd|strikket|fra)';

interface WordOrder {
  readonly form: RegExp;
  readonly read: string;
}

const of = (pattern: string, read: string): WordOrder => ({ form: new RegExp(pattern, 'iu'), read });

const orders: Readonly<Record<'de' | 'nb', readonly WordOrder[]>> = {
  de: [
    of(
      `${start}(?!wer\\b|wann\\b|ist\\b|sind\\b|seid\\b|bist\\b|habt\\b|haben\\b|steht\\b)(?<what>\\S(?:(?! noch\\b).)*) (?:noch )?(?:da|vorrätig|lieferbar)(?<end>\\s*\\?\\s*)$`,
      '$<start>$<what> in stock$<end>',
    ),
    of(
      `${start}(?:ist|sind|steckt|stecken) (?:im|in der|in dem|in den) (?<what>\\S+) (?:auch |noch |irgendwelche )?(?<part>(?:eine? )?[\\p{L}-]{3,})(?: drin| enthalten| dabei)?${end}`,
      '$<start>does the $<what> enthält $<part>$<end>',
    ),
    of(
      `${start}f(?:ällt|aellt|allen) (?<what>(?:der|die|das|eure) \\S.*?) (?<size>(?:eher |sehr )?(?:klein|groß|gross|normal|eng|weit)) aus${end}`,
      '$<start>does $<what> fallen $<size>$<end>',
    ),
    of(
      `${start}(?:wo|in welchem land) (?:wird|werden|wurden?|ist|sind) (?<what>\\S.*?) (?:denn |eigentlich )?${made}${end}`,
      '$<start>where is made $<what>$<end>',
    ),
    of(
      `${start}wo (?:ist|sind|kommt|kommen|stammt|stammen) (?<what>\\S.*?) (?:denn |eigentlich )?her${end}`,
      '$<start>where is made $<what>$<end>',
    ),
    of(
      `${start}(?:kommt|kommen|wird|werden) (?<what>\\S.*?) (?:schon |bereits |fertig |komplett )*(?:montiert|aufgebaut|zusammengebaut)(?: an| geliefert)?${end}`,
      '$<start>do you assemble $<what>$<end>',
    ),
    of(
      `${start}(?:bis )?(?:zu )?wie ?viele? (?:kilo|kg|kilogramm|gewicht) (?:trägt|traegt|tragen|hält|haelt|halten|verträgt|vertraegt|trag) (?<what>\\S.*?)(?: aus)?${end}`,
      '$<start>how much weight does $<what> hold$<end>',
    ),
    of(
      `${start}wie schwer darf (?:man|(?:der|die|das|ein|mein) \\p{L}+) (?:denn |dafür |höchstens )*(?:sein|werden)${end}`,
      '$<start>how much weight does it hold$<end>',
    ),
    of(
      `${start}(?:wird|werden|wurden?|ist|sind) (?<what>\\S.*?) in (?<place>\\p{L}+) ${made}${end}`,
      '$<start>is $<what> made in $<place>$<end>',
    ),
    of(
      `${start}(?:ist|sind) (?<what>\\S.*?) made in (?<place>\\p{L}+)${end}`,
      '$<start>is $<what> made in $<place>$<end>',
    ),
    of(
      `${start}(?:kommt|kommen|stammt|stammen) (?<what>\\S.*?) aus (?<place>(?!de[mrn]\\b|eine|welch)\\p{L}+)${end}`,
      '$<start>is $<what> made in $<place>$<end>',
    ),
    of(
      `${start}für wie ?viele? (?<unit>\\p{L}{3,}) (?:ist|sind|reicht) (?<what>\\S.*?)${end}`,
      '$<start>wie viele $<unit> hat $<what>$<end>',
    ),
    of(
      `${start}(?:von welcher (?:marke|firma)|von welchem hersteller|welche marke) (?:ist|sind|kommt|hat) (?<what>\\S.*?)${end}`,
      '$<start>who makes $<what>$<end>',
    ),
    of(
      `${start}(?:kann|darf) (?:ich|man) (?<what>(?:den|die|das) \\S.*?) (?<how>(?:bei|mit|auf|in) \\S.*? )?(?:waschen|in die (?:waschmaschine|wäsche) (?:tun|geben|stecken)?)${end}`,
      '$<start>can $<what> be washed $<how>$<end>',
    ),
    of(
      `${start}(?:habt ihr|haben sie|gibt es|gibts|gibt's|hättet ihr|ist|sind) (?<what>(?:den|die|das|der) (?!in\\b|auch\\b|noch\\b)\\S.{0,50}?) (?:noch |auch |schon |wieder |denn )*in (?<value>(?!der\\b|die\\b|den\\b|dem\\b|einem\\b|eine[rn]?\\b)\\S.{0,30}?)(?: (?:noch )?(?:da|vorrätig|verfügbar|lieferbar|auf lager|erhältlich))?${end}`,
      '$<start>is $<what> available in $<value>$<end>',
    ),
    of(
      `${start}(?:wie (?:muss|soll|sollte|kann|darf) (?:ich|man)) (?<what>(?:den|die|das|meinen?|so ein\\S*) \\S.*?) (?<verb>waschen|reinigen|pflegen|putzen|spülen|säubern)${end}`,
      '$<start>how do you $<verb> $<what>$<end>',
    ),
    of(
      `${start}wie (?<verb>wasch|reinig|pfleg|putz)(?:e|t) (?:ich|man) (?<what>\\S.*?)${end}`,
      '$<start>how do you $<verb>en $<what>$<end>',
    ),
    of(
      `${start}(?:brauchen|braucht) (?:die|der|das|den|es|er|sie) (?<what>(?:eine?n? |keine |auch |extra )*[\\p{L}-]{3,})${end}`,
      '$<start>does it need $<what>$<end>',
    ),
    of(
      `${start}(?<which>welche[nrs]?|wie viele?) (?<what>[\\p{L}-]{3,}) (?:brauchen|braucht) (?:die|der|das|den|es|er|sie)${end}`,
      '$<start>$<which> $<what> does it need$<end>',
    ),
    of(`${start}(?:brauch(?:e|t|en)?) (?:ich|man|wir) (?<rest>\\S.*?)${end}`, '$<start>do i need $<rest>$<end>'),
    of(
      `${start}(?<verb>${germanVerbs}) (?!dazu\\b|zu\\b|das zu\\b)${pronoun}(?<rest>.*?)${end}`,
      '$<start>does es$<rest> $<verb>$<end>',
    ),
    of(`${start}(?<verb>${germanVerbs}) (?!dazu\\b|zu\\b)(?<rest>\\S.*?)${end}`, '$<start>does $<rest> $<verb>$<end>'),
    of(
      `${start}(?!${ownPhrases.de})(?<verb>\\p{L}{2,}t) ${pronoun}(?<rest>.*?)${end}`,
      '$<start>does es$<rest> $<verb>$<end>',
    ),
    of(
      `${start}(?:darf|kann|muss|soll|sollte|könnte) (?:${pronoun}|(?:der|die|das)(?= \\p{L}+(?<!n)[\\s?!.]*$))(?<rest>.+?)${end}`,
      '$<start>can es$<rest>$<end>',
    ),
    of(
      `${start}(?:muss|soll|sollte|darf) (?:ich|man|wir) (?:der|die|das|den|es|ihn) (?<rest>(?:(?:${particles}) )*\\p{L}+n)${end}`,
      '$<start>should es be $<rest>$<end>',
    ),
    of(
      `${start}(?:nehmt|nehmen) (?:ihr|sie) (?<what>\\S.*?) (?:auch |wieder )?zurück${end}`,
      '$<start>kann ich $<what> zurückgeben$<end>',
    ),
    of(
      `${start}was (?:soll|sollte|kann|könnte|koennte|schenke?) ich (?<who>(?:mein|unser|der|dem|ein|zu|zum|zur)\\S*\\b.*?)(?: schenken)?${end}`,
      '$<start>geschenk für $<who>$<end>',
    ),
    of(
      `${start}(?:geht|gehen) (?:die|der|das|es|er|sie) (?<rest>(?:auch |denn )?(?:für|fuer|mit|ohne|im|in|auf|an|als)\\b.*?)${end}`,
      '$<start>does es $<rest> geht$<end>',
    ),
    of(
      `${start}(?:ist|sind|gibts|gibt es) (?:da|dort|dazu) (?:noch |auch )?(?:(?:eine?[nr]?|nen?) )?(?<part>\\S+(?: \\S+)?) (?:dabei|drin|enthalten)${end}`,
      '$<start>is $<part> included$<end>',
    ),
    of(
      `${start}komm(?:t|en) (?<what>\\S.{0,40}?) (?:noch |denn |auch )?(?<when>(?:bis|vor|am|zum) (?:\\S+tag|mittwoch|wochenende|weihnachten|morgen))${end}`,
      '$<start>does it arrive $<when>$<end>',
    ),
    of(
      `${start}${thenFirst}(?:nehme?|kaufe?) (?:ich|wir) (?:(?:auch|noch|gerne?|mal) )*(?:die|den|das|es|sie|ihn)(?<rest>(?: (?:und|in|mit)\\b.*)?)${end}`,
      '$<start>ich nehme es$<rest>$<end>',
    ),
    of(
      `${start}${thenFirst}(?:nehme?|kaufe?) (?:ich|wir) (?:(?:auch|noch|gerne?|mal) )*(?<what>\\S.*?)${end}`,
      '$<start>ich nehme $<what>$<end>',
    ),
    of(
      `${start}(?<what>(?:der|die|das|den) \\S.{0,40}?) (?:nehme?|hätte?|kaufe?|will|möchte) (?:ich|wir)(?: gerne?)?${end}`,
      '$<start>ich nehme $<what>$<end>',
    ),
    of(
      `${start}komm(?:t|en) (?<what>\\S.{0,40}?) (?:noch |denn |auch )?(?<when>(?:bis|vor|am|zum|morgen|heute)(?: \\S.{0,30}?)?) (?:bei mir )?an${end}`,
      '$<start>does it arrive $<when>$<end>',
    ),
    of(`${start}was schenkt man (?<who>\\S.*?)${end}`, '$<start>geschenk für $<who>$<end>'),
    of(
      `${start}(?:aus was|woraus|aus welchem (?:material|stoff|holz|metall)) (?:ist|sind|besteht|bestehen) (?<what>\\S.*?)(?: (?:gemacht|gefertigt|hergestellt))?${end}`,
      '$<start>woraus ist $<what>$<end>',
    ),
    of(
      `${start}(?:wie ?viel|wie viele liter|wie ?viel liter) (?:passt|passen|fasst|geht|gehen|hat) (?:(?:da|so) )?(?:(?:in|rein in) )?(?<what>(?:der|die|das|den|dem|eure[rn]?)\\s\\S.*?)(?: (?:rein|hinein))?${end}`,
      '$<start>what capacity does $<what> hold$<end>',
    ),
    of(
      `${start}wie lange (?<verb>hält|haelt|halten|reicht|reichen|läuft|laeuft|brennt|(?!dauert)\\p{L}{2,}t(?= ${pronoun})) (?<what>\\S.*?)${end}`,
      '$<start>how long does $<what> $<verb> last$<end>',
    ),
    of(
      `${start}was für (?:eine? )?(?<kind>\\p{L}{3,}) (?<ask>habt ihr|haben sie|gibt es|gibts)`,
      '$<start>welche $<kind> $<ask>',
    ),
  ],
  nb: [
    of(
      `${start}trenger (?:den|det|de|denne) (?<what>(?:en |et |ei |noen |også |ekstra )*[\\p{L}-]{3,})${end}`,
      '$<start>does it need $<what>$<end>',
    ),
    of(
      `${start}(?<which>hvilke[nt]?|hvor mange) (?<what>[\\p{L}-]{3,}) trenger (?:den|det|de|denne)${end}`,
      '$<start>$<which> $<what> does it need$<end>',
    ),
    of(
      `${start}(?<part>\\S+(?: \\S+)?) følger med (?<what>\\p{L}+(?:en|et|a|ene))${end}`,
      '$<start>is $<part> included with the $<what>$<end>',
    ),
    of(`${start}følger det med (?<part>\\S+(?: \\S+)?)${end}`, '$<start>is $<part> included$<end>'),
    of(`${start}følger (?<part>(?!det\\b)\\S+(?: \\S+)?) med${end}`, '$<start>is $<part> included$<end>'),
    of(
      `${start}(?<what>(?:den|det|de) \\S.{0,40}?) (?:tar|kjøper|vil) (?:jeg|vi)(?: ha)?(?: gjerne)?${end}`,
      '$<start>jeg tar $<what>$<end>',
    ),
    of(
      `${start}(?:kommer|rekker) (?<what>\\S.{0,40}?) (?:frem |fram )?(?<when>(?:før|innen|til|i) (?:\\S+dag|\\S*helg\\S*|jul\\S*|morgen|overmorgen)(?: .{0,20}?)?)${end}`,
      '$<start>does it arrive $<when>$<end>',
    ),
    of(
      `${start}(?:hvor|i hvilket land) (?:er|blir|ble|kommer) (?<what>\\S.*?) ${made}${end}`,
      '$<start>where is made the $<what>$<end>',
    ),
    of(
      `${start}(?:kommer|er) (?<what>(?!det\\b|dette\\b|den\\b|de\\b)\\S.*?) fra (?<place>(?!deg|dere|fabrikk)\\p{L}+)${end}`,
      '$<start>is the $<what> made in $<place>$<end>',
    ),
    of(
      `${start}hvor (?:lages|produseres|sys|strikkes) (?<what>\\S.*?)${end}`,
      '$<start>where is made the $<what>$<end>',
    ),
    of(
      `${start}er det (?<part>(?!noen\\b|en\\b|et\\b|mye\\b|mulig\\b)[\\p{L}-]{3,}) i (?<what>[\\p{L}-]{3,}(?:en|et|ene|a))${end}`,
      '$<start>does the $<what> inneholder $<part>$<end>',
    ),
    of(
      `${start}kan (?<what>${definite}|[\\p{L}-]{3,}a) vaskes(?<how>.*?)${end}`,
      '$<start>can the $<what> be washed$<how>$<end>',
    ),
    of(`${start}hvilket merke (?:er|har) (?<what>\\S.*?)${end}`, '$<start>who makes $<what>$<end>'),
    of(
      `${start}hvor mange (?<unit>\\p{L}{3,}) (?:er|passer) (?<what>\\S.*?) for${end}`,
      '$<start>hvor mange $<unit> har $<what>$<end>',
    ),
    of(`${start}er (?<what>${definite} (?!en\\b|et\\b|laget\\b)\\S.*?)${end}`, '$<start>is the $<what>$<end>'),
    of(
      `${start}(?<verb>${norwegianVerbs}) (?!til\\b|sammen\\b)(?<rest>${definite} \\S.*?)${end}`,
      '$<start>does the $<rest> $<verb>$<end>',
    ),
    of(
      `${start}hvordan (?:skal|kan|bør|må)? ?(?:jeg|man)? ?(?<verb>vask|rengjør|stell)(?:er?)?(?: jeg| man)? (?<what>\\S.*?)${end}`,
      '$<start>how do you $<verb>e $<what>$<end>',
    ),
    of(
      `${start}(?:har dere|har du|finnes) (?<what>(?:den |det |de )?[\\p{L} -]{3,40}?(?:en|et|a|ene)) (?:fortsatt |fremdeles |også |igjen )*i (?<value>\\S.{0,30}?)${end}`,
      '$<start>is $<what> available in $<value>$<end>',
    ),
    of(
      `${start}(?<verb>${norwegianVerbs}) (?!til\\b|sammen\\b)${pronoun}(?<rest>.*?)${end}`,
      '$<start>does den$<rest> $<verb>$<end>',
    ),
    of(
      `${start}(?:(?<verb>${norwegianVerbs}) )(?!til\\b|sammen\\b|dere\\b)(?<rest>\\S.*?)${end}`,
      '$<start>does $<rest> $<verb>$<end>',
    ),
    of(`${start}får (?:den|det|de) (?<rest>\\S.*?)${end}`, '$<start>does den get $<rest>$<end>'),
    of(
      `${start}(?!${ownPhrases.nb})(?<verb>\\p{L}{2,}r) ${pronoun}(?<rest>.*?)${end}`,
      '$<start>does den$<rest> $<verb>$<end>',
    ),
    of(
      `${start}må (?:jeg|man|vi) (?:også )?(?:ha|kjøpe|bestille) (?<rest>\\S.*?)${end}`,
      '$<start>må jeg need $<rest>$<end>',
    ),
    of(`${start}trenger (?:jeg|man|vi) (?<rest>\\S.*?)${end}`, '$<start>må jeg need $<rest>$<end>'),
    of(`${start}${norwegianNeed}(?<rest>\\S.*?)${end}`, '$<start>does $<rest> need$<end>'),
    of(
      `${start}hva (?:skal|kan|bør) jeg (?:gi|kjøpe)(?: til)? (?<who>\\S.*?)(?: i (?:gave|presang))?${end}`,
      '$<start>gave til $<who>$<end>',
    ),
    of(
      `${start}hva (?:består|er) (?<what>\\S.*?) (?:laget |lagd |lagt )?av${end}`,
      '$<start>hva er $<what> laget av$<end>',
    ),
    of(
      `${start}hvor tunge?t? (?:barn|unge[r]?|person|folk|last) (?:tåler|tar|klarer|kan|holder) (?<what>\\S.*?)(?: bære| ta)?${end}`,
      '$<start>how much weight does $<what> hold$<end>',
    ),
    of(
      `${start}hvor (?:mye|mange liter) (?:rommer|tar|er det plass til i|går det i|holder) (?<what>\\S.*?)${end}`,
      '$<start>what capacity does $<what> hold$<end>',
    ),
    of(
      `${start}hvor lenge (?<verb>holder|varer|brenner|lyser|går) (?<what>${definite}|[\\p{L}-]{3,}a)${end}`,
      '$<start>how long does the $<what> $<verb> last$<end>',
    ),
    of(
      `${start}hvor (?:lenge|lang tid) (?<verb>holder|varer|brenner|lyser|går|(?!tar)\\p{L}{2,}r(?= ${pronoun})) (?<what>\\S.*?)${end}`,
      '$<start>how long does $<what> $<verb> last$<end>',
    ),
    of(
      `${start}(?<which>hvilke (?:størrelser|storrelser|farger)) (?:finnes|kommer|har dere|fås) (?<what>\\S.*?)(?: i)?${end}`,
      '$<start>$<which> finnes $<what>$<end>',
    ),
    of(`${start}hva slags (?<kind>\\p{L}{3,})`, '$<start>hvilke $<kind>'),
  ],
};
