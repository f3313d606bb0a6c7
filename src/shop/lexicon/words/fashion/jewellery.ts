/** Jewellery, watches and glasses: `English | German | Norwegian`, a concept a line. */
export const jewellery = `
  engagement ring | verlobungsring | forlovelsesring
  wedding ring, wedding band | eheringe, trauring | gifteringer
  signet ring | siegelring | signetring
  stud earrings, ear studs | steckohrringe | ørestikker
  hoop earrings, ear hoops | creolen, kreolen | creoler
  drop earrings, dangle earrings | ohrhänger | øreheng
  clip on earrings, ear clips | ohrclips | øreclips
  ear cuff | ear cuff, earcuff | ear cuff
  necklace pendant | kettenanhänger | anheng
  pearl necklace | perlenkette | perlekjede
  choker, choker necklace | kropfband |
  locket | medaillon | medaljong
  bangle bracelet | armreif |
  charm bracelet | bettelarmband, charm-armband | charmsarmbånd
  charms, bracelet charms | charms, armbandanhänger | charms
  anklet, ankle bracelet | fußkettchen, fußkette | ankelkjede, ankellenke
  brooch | brosche | brosje
  cufflinks | manschettenknöpfe | mansjettknapper
  tie clip, tie pin | krawattennadel, krawattenklammer | slipsnål
  piercing jewelry, body jewelry | piercing, piercingschmuck | piercing, piercingsmykke
  nose ring, nose stud | nasenring, nasenstecker, nasenpiercing | nesepiercing
  tiara, diadem | diadem, tiara | diadem, tiara
  bridal jewelry, wedding jewelry | brautschmuck | brudesmykker
  costume jewelry, fashion jewelry | modeschmuck | motesmykker
  jewelry box, jewelry case | schmuckkasten, schmuckkästchen, schmuckschatulle | smykkeskrin
  jewelry stand, jewelry holder | schmuckständer, schmuckhalter | smykkestativ, smykkeholder
  ring box | ringschachtel, ringbox, ringschatulle | ringeske
  jewelry cleaner | schmuckreiniger, schmuckbad | smykkerens
  sterling silver | sterlingsilber | sterlingsølv
  white gold | weißgold | hvitt gull, hvittgull
  rose gold | roségold | rosegull, roségull
  gold plated, gold-plated | vergoldet | forgylt, gullbelagt
  silver plated, silver-plated | versilbert | forsølvet
  nickel free | nickelfrei | nikkelfri
  diamond | diamant, brillant | diamant
  gemstone, precious stone | edelstein, schmuckstein | edelstein, edelsten
  freshwater pearls | süßwasserperlen | ferskvannsperler
  zirconia, cubic zirconia | zirkonia | zirkonia
  sapphire | saphir | safir
  ruby | rubin | rubin
  emerald | smaragd | smaragd
  amethyst | amethyst | ametyst
  amber jewelry | bernstein, bernsteinschmuck | ravsmykke
  moonstone | mondstein | månestein
  rose quartz | rosenquarz | rosenkvarts
  carat, karat | karat | karat
  engraving | gravur | inngravering
  pocket watch | taschenuhr | lommeur
  mens watch | herrenuhr | herreklokke, herreur
  ladies watch, womens watch | damenuhr | dameklokke, dameur
  kids watch, childrens watch | kinderuhr | barneklokke
  diving watch, divers watch | taucheruhr | dykkerklokke, dykkerur
  chronograph | chronograph | kronograf
  automatic watch, self winding watch | automatikuhr | automatisk klokke
  digital watch | digitaluhr | digitalklokke
  watch strap, watch band, watchband | uhrenarmband, uhrarmband | klokkerem
  watch box, watch case | uhrenbox, uhrenkasten | klokkeskrin, urskrin
  watch winder | uhrenbeweger | klokketrekker
  watch battery, button cell, coin cell | uhrenbatterie, knopfzelle | knappcellebatteri, klokkebatteri
  alarm clock | wecker | vekkerklokke
  clock radio, radio alarm clock | radiowecker, uhrenradio | klokkeradio
  cuckoo clock | kuckucksuhr | gjøkur
  kitchen timer, egg timer | küchentimer, eieruhr, kurzzeitwecker | eggeklokke, kjøkkentimer
  hourglass, sand timer | sanduhr | timeglass
  reading glasses | lesebrille | lesebriller
  blue light glasses, computer glasses | blaulichtfilterbrille, bildschirmbrille | blålysbriller, databriller
  polarized sunglasses | polarisierte sonnenbrille | polariserte solbriller
  glasses frame, spectacle frame, eyeglass frame | brillengestell, brillenfassung | brilleinnfatning
  glasses case, spectacle case, eyeglass case | brillenetui | brilleetui, brillefutteral
  glasses cord, glasses chain | brillenband, brillenkette | brillesnor, brillekjede
  eyeglass cleaner, lens cleaner | brillenreiniger | brillerens
  magnifying glass, magnifier | lupe | lupe, forstørrelsesglass
  opera glasses | opernglas | teaterkikkert
  keychain, key ring, keyring | schlüsselanhänger | nøkkelringer
`;
