import { countWords, end, made, of, ownPhrases, pronoun, start, type WordOrder } from './order-forms.ts';

const norwegianVerbs =
  'tåler|taaler|taler|passer|holder|varer|inneholder|lyser|brenner|rommer|virker|fungerer|lukter|består|dekker|rekker|smaker|egner seg|varmer';

/** Followed by a thing, these are no wishes: `trenger klipperen kabel`. */
const norwegianNeed = String.raw`trenger (?=[\p{L}-]{3,}(?:en|et|a|ene|ne)\s)`;

/** `kjelen`, `tallerkenene`: a thing, and nothing that the shop does. */
const definite = String.raw`(?!butikk|frakt|lever|retur|betal|pakk|ordre|bestilling|pris|garanti)\p{L}{3,}(?:en|et|ene)`;

/** `da tar jeg den`: Norwegian puts the verb before who does it. */
const thenFirst = '(?:(?:da|så|ok|okay|ja|fint|greit|bra)[\\s,]+)*';

/** Norwegian sentences in the order in which their phrases are read; the first form that matches counts. */
export const norwegianOrders: readonly WordOrder[] = [
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
  of(
    `${start}passer (?:den|det|denne|dette|de|disse) (?<thing>\\p{L}{3,}(?:en|et|a|ene|ne))(?: (?:til|på|i|for) (?:den|det|de))?${end}`,
    '$<start>does the $<thing> fit$<end>',
  ),
  of(`${start}følger det med (?<part>\\S+(?: \\S+)?)${end}`, '$<start>is $<part> included$<end>'),
  of(`${start}følger (?<part>(?!det\\b)\\S+(?: \\S+)?) med${end}`, '$<start>is $<part> included$<end>'),
  of(
    `${start}${thenFirst}(?<what>(?:den|det|de) \\S.{0,40}?|begge(?: to| deler)?|${countWords.nb}(?: av (?:dem|den|det))?) (?:tar|kjøper|bestiller|vil) (?:jeg|vi)(?: ha)?(?: gjerne)?${end}`,
    '$<start>jeg tar $<what>$<end>',
  ),
  of(
    `${start}(?!.*\\?)${thenFirst}(?:(?:jeg|vi) (?:tar|kjøper|bestiller)|(?:tar|kjøper|bestiller) (?:jeg|vi)|(?:kjøper|bestiller)) (?!ikke\\b|dere\\b|du\\b|jeg\\b|vi\\b)(?:gjerne |også |bare |heller )*(?<what>\\S.*?)${end}`,
    '$<start>jeg tar $<what>$<end>',
  ),
  of(
    `${start}${thenFirst}(?:jeg|vi) (?:vil|ønsker å|skal|har lyst til å)(?: gjerne| også)* (?:kjøpe|bestille|ta|ha) (?<what>(?:den|det|de|dem|begge)(?: .*?)?|${countWords.nb}(?: (?:stk|stykker|av (?:dem|den|det)))?)${end}`,
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
  of(`${start}hvor (?:lages|produseres|sys|strikkes) (?<what>\\S.*?)${end}`, '$<start>where is made the $<what>$<end>'),
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
];
