/** Cooking, baking, the laid table, cleaning and laundry: `English | German | Norwegian`, a concept a line. */
export const kitchen = `
  cookware | kochgeschirr | kokekar
  wok, wok pan | wok, wokpfanne | wok, wokpanne
  grill pan, griddle pan | grillpfanne | grillpanne
  pressure cooker | schnellkochtopf | trykkoker
  slow cooker | schongarer | saktekoker
  rice cooker | reiskocher | riskoker
  egg cooker, egg boiler | eierkocher | eggkoker
  egg cup | eierbecher | eggeglass
  pot lid, pan lid | topfdeckel | grytelokk
  baking tray, baking sheet | backblech | stekebrett, stekeplate
  baking tin, baking pan, cake tin | backform, kuchenform | bakeform, kakeform
  loaf tin, loaf pan | kastenform | brødform
  muffin tin, muffin pan | muffinform, muffinblech | muffinsform, muffinsbrett
  springform, springform pan | springform | springform
  baking dish, oven dish | auflaufform | ildfast form
  baking paper, parchment paper | backpapier | bakepapir
  aluminum foil, tin foil | alufolie | aluminiumsfolie
  cling film, plastic wrap | frischhaltefolie | plastfolie
  freezer bags | gefrierbeutel | fryseposer
  rolling pin | nudelholz, teigrolle | kjevle
  cookie cutter, biscuit cutter | ausstechform, ausstecher, plätzchenausstecher, plätzchenform, keksausstecher | pepperkakeform
  piping bag, icing bag | spritzbeutel | sprøytepose
  mixing bowl | rührschüssel | bakebolle, miksebolle
  measuring cup, measuring jug | messbecher | målebeger, litermål
  measuring spoons | messlöffel | måleskjeer
  colander, sieve, strainer | küchensieb, nudelsieb | dørslag, kjøkkensil
  ladle, soup ladle | schöpfkelle, suppenkelle | suppeøse
  spatula | pfannenwender | stekespade
  dough scraper, rubber spatula | teigschaber | slikkepott
  kitchen tongs | küchenzange | kjøkkentang
  peeler, vegetable peeler, potato peeler | schäler, sparschäler, gemüseschäler, kartoffelschäler | skrellekniv, potetskreller
  garlic press | knoblauchpresse | hvitløkspresse
  mortar and pestle, pestle | mörser | morter
  salad spinner | salatschleuder | salatslynge
  salad bowl | salatschüssel | salatbolle
  salad servers | salatbesteck | salatbestikk
  knife set | messerset | knivsett
  knife block | messerblock | knivblokk
  chef's knife, cook's knife, kitchen knife | kochmesser, küchenmesser | kokkekniv, kjøkkenkniv
  bread knife | brotmesser | brødkniv
  steak knife | steakmesser | biffkniv
  knife sharpener | messerschärfer, messerschleifer | knivsliper
  whetstone, sharpening stone | schleifstein, wetzstein | slipestein, bryne
  pepper mill, pepper grinder | pfeffermühle | pepperkvern
  salt mill, salt grinder | salzmühle | saltkvern
  spice rack | gewürzregal | krydderhylle
  coffee grinder | kaffeemühle | kaffekvern
  french press, cafetiere | french press, stempelkanne | presskanne
  coffee filter, filter papers | kaffeefilter, filtertüten | kaffefilter
  milk frother | milchaufschäumer | melkeskummer
  espresso cup | espressotasse | espressokopp
  tea strainer, tea infuser | teesieb, teeei | tesil, teegg
  travel mug | thermobecher | termokopp, termokrus
  beer glass | bierglas | ølglass
  champagne glass, champagne flute | sektglas, champagnerglas | champagneglass
  whisky glass | whiskyglas | whiskyglass
  decanter | dekanter | dekanter
  cocktail shaker | cocktailshaker | cocktailshaker
  ice cube tray, ice cube mould | eiswürfelform | isbitform
  wine rack | weinregal | vinstativ, vinhylle
  bread bin, bread box | brotkasten | brødboks
  food container, storage container | frischhaltedose, vorratsdose | matbeholder
  jar, storage jar, mason jar | einmachglas, vorratsglas | norgesglass, sylteglass
  serving tray | tablett, serviertablett | serveringsbrett
  cake stand, cake plate | tortenplatte | kakefat
  butter dish | butterdose | smørboks
  crockery, dinnerware, tableware, dinner set | geschirr, geschirrset, tafelservice | servise, dekketøy
  placemat, table mat | platzset, tischset | spisebrikke, bordbrikke
  coaster | glasuntersetzer | glassbrikke
  table runner | tischläufer | bordløper
  oven gloves, oven mitts | ofenhandschuhe, topfhandschuhe | grillvotter, grytevotter
  pot holder | topflappen | gryteklut
  dish rack, dish drainer | abtropfgestell, geschirrkorb | oppvaskstativ
  dish brush, washing up brush | spülbürste | oppvaskbørste
  dishcloth, dish cloth | spültuch, spüllappen | oppvaskklut
  microfiber cloth, cleaning cloth | mikrofasertuch, putztuch, putzlappen | mikrofiberklut, rengjøringsklut
  rubber gloves, cleaning gloves | gummihandschuhe, putzhandschuhe | gummihansker
  bin bags, bin liners, garbage bags | müllbeutel, müllsäcke | søppelposer, søppelsekker
  dustpan | kehrschaufel, kehrblech | feiebrett
  window cleaner, glass cleaner | glasreiniger, fensterreiniger | glassrens, vindusrens
  window vac, window vacuum | fenstersauger | vindusvasker
  squeegee | fensterabzieher | vindusnal
  toilet cleaner | wc-reiniger, toilettenreiniger | toalettrens, wc-rens
  limescale remover, descaler | entkalker, kalkentferner | avkalker, kalkfjerner
  stain remover | fleckenentferner | flekkfjerner
  fabric softener, softener | weichspüler | tøymykner, skyllemiddel
  washing up bowl | spülwanne | oppvaskbalje
  laundry bag | wäschesack | skittentøyspose
  clothes rack, drying rack, clothes airer | wäscheständer | tørkestativ, klestørkestativ
  clothes line, washing line | wäscheleine | klessnor, tørkesnor
  clothes pegs, clothespins | wäscheklammern | klesklyper
  robot vacuum, robot vacuum cleaner | saugroboter, staubsaugerroboter | robotstøvsuger
  vacuum cleaner bags, vacuum bags | staubsaugerbeutel | støvsugerposer
  steam cleaner | dampfreiniger | damprenser, dampvasker
  moka pot, stovetop espresso maker, espresso pot | espressokocher, mokkakanne, espressokanne | mokkakanne, espressokanne
`;
