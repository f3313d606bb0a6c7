/** More jewellery, stones, watches and what helps the eyes: `English | German | Norwegian`, a concept a line. */
export const gems = `
  tennis bracelet | tennisarmband | tennisarmbånd
  friendship bracelet | freundschaftsarmband | vennskapsarmbånd
  beaded bracelet, pearl bracelet | perlenarmband | perlearmbånd
  leather bracelet, leather wristband | lederarmband | skinnarmbånd, lærarmbånd
  silver necklace, silver chain | silberkette, silberhalskette | sølvkjede, sølvsmykke
  gold necklace, gold chain | goldkette, goldhalskette | gullkjede
  curb chain | panzerkette | panserlenke
  snake chain | schlangenkette | slangekjede
  name necklace | namenskette | navnekjede, navnesmykke
  initial necklace, letter necklace | buchstabenkette, initialenkette | bokstavkjede, bokstavsmykke
  cross necklace, cross pendant | kreuzkette, kreuzanhänger | korssmykke
  heart necklace, heart pendant | herzkette, herzanhänger | hjertesmykke
  friendship ring | freundschaftsring | vennskapsring
  couple rings, partner rings | partnerringe | parringer
  eternity ring | memoirering, memory-ring | alliansering
  solitaire ring | solitärring | enstensring
  diamond ring | diamantring, brillantring | diamantring
  mens ring | herrenring | herrering
  stacking rings, stackable rings | stapelringe, sammelringe | stableringer
  toe ring | zehenring | tåringer
  ring sizer, ring gauge | ringmaß, ringgrößenmesser | ringmåler, ringmål
  ear climbers | ohrkletterer | øreklatrere
  pearl earrings, pearl studs | perlenohrringe, perlohrstecker, perlenohrstecker | perleøredobber
  childrens earrings, kids earrings | kinderohrringe | barneøredobber
  navel piercing, belly button ring | bauchnabelpiercing, nabelpiercing | navlepiercing
  tongue piercing | zungenpiercing | tungepiercing
  septum ring, septum piercing | septumpiercing, septumring | septumring
  lip piercing | lippenpiercing | leppepiercing
  flesh tunnel, ear plug gauge | flesh tunnel, fleshtunnel | flesh tunnel
  hair jewelry | haarschmuck | hårpynt
  bunad silver, folk costume jewelry | trachtenschmuck | bunadsølv, sølje
  christening jewelry | taufschmuck, taufkette | dåpssmykke
  childrens jewelry, kids jewelry | kinderschmuck | barnesmykker
  silver jewelry | silberschmuck | sølvsmykker
  gold jewelry | goldschmuck | gullsmykker
  birthstone | geburtsstein, monatsstein | månedsstein, fødselsstein
  healing crystals, healing stones | heilsteine, energiesteine | healingsteiner, healingkrystaller
  opal | opal | opal
  topaz | topas | topas
  garnet stone | granatstein, granatschmuck | granatsmykke
  aquamarine | aquamarin | akvamarin
  tourmaline | turmalin | turmalin
  onyx | onyx | onyks
  lapis lazuli | lapislazuli | lapis lazuli
  tigers eye stone | tigerauge | tigerøye
  agate | achat | agat
  rock crystal, clear quartz | bergkristall | bergkrystall
  citrine | citrin | sitrin
  labradorite | labradorit | labradoritt
  cultured pearls | zuchtperlen | kulturperler
  watch repair kit, watch tools | uhrmacherwerkzeug, uhrenwerkzeug | urmakerverktøy
  spring bars, watch pins | federstege |
  quartz watch | quarzuhr | kvartsklokke, kvartsur
  mechanical watch, hand wound watch | mechanische uhr, handaufzugsuhr | mekanisk klokke, mekanisk ur
  solar watch | solaruhr, solar-armbanduhr | solcelleklokke
  radio controlled watch | funkarmbanduhr | radiostyrt armbåndsur
  pilot watch, aviator watch | fliegeruhr | pilotklokke
  nurse watch, fob watch | schwesternuhr, ansteckuhr | sykepleierklokke, sykepleierur
  travel alarm clock | reisewecker | reisevekkerklokke
  radio alarm watch, vibrating alarm | vibrationswecker | vibrasjonsvekker
  varifocals, progressive glasses, varifocal glasses | gleitsichtbrille | progressive briller
  clip on sunglasses, flip up sunglasses | sonnenbrillenclip, sonnenclip, aufsteckbrille | solbrilleclips, clip-on-solbriller
  kids glasses, childrens glasses | kinderbrille | barnebriller
  kids sunglasses, childrens sunglasses | kindersonnenbrille | barnesolbriller
  fit over sunglasses, overglasses | überbrille, überziehbrille | overbriller
  sports glasses, sports sunglasses | sportbrille, sportsonnenbrille | sportsbriller
  glasses cloth, lens cloth | brillenputztuch, brillentuch | brilleklut, pusseklut
  eyeglass repair kit, spectacle repair kit | brillenreparaturset | brillereparasjonssett
  contact lens case | kontaktlinsenbehälter, linsenbehälter | linseboks, linseetui
  daily lenses, daily disposable lenses | tageslinsen | dagslinser
  monthly lenses | monatslinsen | månedslinser
  colored contact lenses, coloured lenses | farblinsen, farbige kontaktlinsen | fargede linser, fargelinser
  loupe, jewelers loupe, eye loupe | juwelierlupe, einschlaglupe | gullsmedlupe
  head magnifier, head loupe | kopflupe, lupenbrille | hodelupe, lupebriller
  eye patch | augenklappe, augenpflaster | øyelapp
  monocular | monokular | monokular
  range finder, rangefinder | entfernungsmesser, distanzmesser |
`;
