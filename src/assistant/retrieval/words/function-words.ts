import { singularize } from '#shop/text/stem.ts';

/** Words that join others or only ask, folded, by language: they name nothing that products are searched by. */
export const wordsByLanguage = {
  en: `a an the this that these those it its they them their one some any each every all both either
  whats wheres whos hows thats dont doesnt isnt arent cant didnt youre youve ive theres lets
  we're you're they're that's there's here's he's she's who's what's where's how's we'll you'll they'll we've you've they've
  we'd you'd can't won't didn't wasn't weren't haven't hasn't couldn't wouldn't shouldn't
  i im i'm i'd i'll i've me my mine we us our you your he she his her who whom whose
  is are am was were be been being do does did doing done have has had having can could will would shall should may might must
  and or but nor so if then than as at against by for from in into of off on onto out over to up with within about around near
  what which when where why how there here just only also too very really quite please thank hello hi hey
  not no without except don't doesn't isn't aren't
  something anything nothing everything all thing stuff item product piece option kind sort type
  look looking search find show see give tell need want like love get got let help recommend suggest buy choose pick
  good nice great best perfect suitable right ok okay yes sure maybe much many
  s t d ll re ve m`,
  de: `ich du er wir ihr sie es mich mir dich dir uns euch man sich
  der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jede jeder jedes alle alles
  und oder aber denn weil wenn ob dass als auch noch nur sehr schon bitte danke hallo guten tag ja nein doch mal
  ist sind war wird werden wurde sei bin bist hat habe haben habt hatte gibt gebe geben kann konnen konnte mochte mochten will wollen
  wollte soll sollte muss brauche brauchen suche suchen finde finden zeig zeige zeigen kaufen kauf such
  fur mit von vom bei beim zu zum zur im am auf aus nach uber unter vor um an ab bis durch gegen seit wegen
  was wer wie wo wann warum wieso welche welcher welches welchen wieviel viel viele etwas irgendetwas nichts hier da dort
  mein meine meinen meiner meinem dein deine ihre ihren euer eure unser unsere einfach einfache einfaches einfachen`,
  nb: `jeg du han hun vi dere de dem meg deg oss seg det den dette denne disse
  en ei et og eller men for fordi hvis om at som bare veldig ogsa takk hei hallo ja nei
  er var blir bli vaere har hadde ha kan kunne vil ville skal skulle ma trenger trengs trenge leter ser onsker vis finn finne finnes kjope
  til fra med av pa i under over ved hos mot etter innen
  hva hvem hvordan hvor nar hvorfor hvilke hvilken hvilket mye mange noe noen ingen ingenting her der
  min mitt mine din ditt dine deres var vart vare enkel enkelt enkle`,
} as const;

/** Function words of one language that name goods in another one: `Kekse ohne Ei`. Rules read messages in English. */
const goodsElsewhere = new Set(['ei']);

export const functionWords: ReadonlySet<string> = new Set(
  Object.values(wordsByLanguage)
    .flatMap((words) => words.split(/\s+/).map(singularize))
    .filter((word) => !goodsElsewhere.has(word)),
);
