import { countWords, end, made, of, ownPhrases, particles, pronoun, start, type WordOrder } from './order-forms.ts';

const germanVerbs =
  'passt|passen|hält|haelt|halten|braucht|brauchen|brennt|läuft|laeuft|laufen|leuchtet|leuchten|verträgt|vertraegt|eignet sich|eignen sich|enthält|enthaelt|enthalten|riecht|riechen|funktioniert|funktionieren|wärmt|waermt|taugt|taugen|klebt|schließt|schliesst|dichtet|reicht|reichen';

/** `dann nehm ich den`: German puts the verb before who does it. */
const thenFirst = '(?:(?:dann|da|so|ok|okay|gut|also|doch)[\\s,]+)*';

const canYou =
  '(?:kannst du|können sie|koennen sie|könnt ihr|koennt ihr|könntest du|könnten sie|würdest du|würden sie)(?: mir| uns| bitte)*';

const taking = '(?:nehm|kauf|bestell)(?:e|en)?';
const wishing = '(?:möchte?n?|moechten?|will|wollen|würden?|wuerden?|hätten?|haetten?)';
const softly = '(?:(?:auch|noch|gerne?|mal|bitte|dann|doch) )*';
/** `den nehm ich`: no noun follows. */
const object = '(?:der|die|den|das|es|sie|ihn)';
const inCart = '(?:im|in den|in meinen|in meinem) (?:warenkorb|korb|einkaufswagen|wagen)';

/** German sentences in the order in which their phrases are read; the first form that matches counts. */
export const germanOrders: readonly WordOrder[] = [
  of(
    `${start}(?:was )?${canYou} (?<what>\\S.*?) (?:empfehlen|vorschlagen)${end}`,
    '$<start>empfehlen sie $<what>$<end>',
  ),
  of(`${start}was ${canYou} (?<what>\\S.*?) (?:zeigen|anbieten)${end}`, '$<start>empfehlen sie $<what>$<end>'),
  of(
    `${start}${canYou} bei der (?:auswahl|suche|wahl) (?:von |nach )?(?<what>\\S.*?) helfen${end}`,
    '$<start>empfehlen sie $<what>$<end>',
  ),
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
    `${start}${thenFirst}davon (?:${taking}) (?:ich|wir) (?<what>\\S.*?)${end}`,
    '$<start>ich nehme $<what> davon$<end>',
  ),
  of(
    `${start}${thenFirst}(?<how>in \\S+(?: \\S+)?) (?:${taking}) (?:ich|wir) ${object}${end}`,
    '$<start>ich nehme es $<how>$<end>',
  ),
  of(
    `${start}${thenFirst}(?:${taking}) (?:ich|wir) ${softly}${object}(?<rest>(?: (?:und|in|mit)\\b.*)?)${end}`,
    '$<start>ich nehme es$<rest>$<end>',
  ),
  of(`${start}${thenFirst}(?:${taking}) (?:ich|wir) ${softly}(?<what>\\S.*?)${end}`, '$<start>ich nehme $<what>$<end>'),
  of(
    `${start}${thenFirst}(?:ich|wir) (?:${wishing}|${taking}) ${softly}${object}(?: ${softly}(?:bestellen|kaufen|nehmen|haben|${inCart}))?${end}`,
    '$<start>ich nehme es$<end>',
  ),
  of(
    `${start}${thenFirst}(?:ich|wir) (?:${wishing}) ${softly}(?<what>(?:(?:der|die|das|den|dies\\p{L}+|beides?) |(?:${countWords.de}) (?:davon|stück|von)).*?|beides?|${countWords.de}) (?:bestellen|kaufen|nehmen|haben)${end}`,
    '$<start>ich nehme $<what>$<end>',
  ),
  of(
    `${start}${thenFirst}${object} (?:${taking}|${wishing}) (?:ich|wir)(?: (?:auch|dann|gerne?|bitte|haben|bestellen|kaufen|nehmen|${inCart}))*${end}`,
    '$<start>ich nehme es$<end>',
  ),
  of(
    `${start}${thenFirst}(?<what>(?:der|die|das|den) \\S.{0,40}?|beides?|alle|${countWords.de}(?: davon)?) (?:${taking}|${wishing}) (?:ich|wir)(?: gerne?)?(?<count>, ?(?:${countWords.de}) (?:stück|mal))?${end}`,
    '$<start>ich nehme $<what>$<count>$<end>',
  ),
  of(
    `${start}komm(?:t|en) (?<what>\\S.{0,40}?) (?:noch |denn |auch )?(?<when>(?:bis|vor|am|zum|morgen|heute)(?: \\S.{0,30}?)?) (?:bei mir )?an${end}`,
    '$<start>does it arrive $<when>$<end>',
  ),
  of(`${start}was schenkt man (?<who>\\S.*?)${end}`, '$<start>geschenk für $<who>$<end>'),
  of(
    `${start}(?:darf|dürfen) (?<who>(?:mein|unser)\\p{L}* \\S+) (?:auch )?mit (?:rein|hinein)${end}`,
    '$<start>can i bring $<who>$<end>',
  ),
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
];
