/** Crafts, art, sewing and yarn: `English | German | Norwegian`, a concept a line. */
export const crafts = `
  craft supplies, craft materials, arts and crafts | bastelbedarf, bastelmaterial, bastelsachen | hobbyartikler, formingsutstyr
  craft paper, craft card | bastelpapier, bastelkarton | hobbypapir, hobbykartong
  scrapbook paper, design paper | motivpapier, designpapier, scrapbookpapier | designpapir, scrapbookpapir
  craft wire, jewellery wire | basteldraht, schmuckdraht | hobbytråd, smykketråd
  rhinestones, craft gems | strasssteine, glitzersteine | rhinestones, glittersteiner
  string art | string art | string art
  sand art | sandbilder | sandbilder
  scratch art, scratch paper | kratzbilder, kratzpapier | skrapebilder, skrapepapir
  handlettering, hand lettering, lettering set | handlettering, lettering-set | hand lettering, håndlettering
  drawing ink, india ink | zeichentusche, ausziehtusche | tegneblekk
  dip pen, nib pen | zeichenfeder, federhalter, schreibfeder | splittpenn, pennesplitt
  watercolor pencils, aquarelle pencils | aquarellstifte, aquarellbuntstifte | akvarellblyanter
  blending stump, paper stump | papierwischer, estompe | papirstomp
  brush soap | pinselseife | penselvask, penselsåpe
  varnish for paintings, picture varnish | firnis, schlussfirnis | ferniss
  airbrush, airbrush kit | airbrush, airbrush-set | airbrush, luftpensel
  linocut, lino cutting set, lino printing | linolschnitt, linolbesteck, linoldruck | linosnitt, linoleumstrykk, linosett
  screen printing | siebdruck, siebdruckset | silketrykk
  salt dough | salzteig | trolldeig
  craft concrete | bastelbeton, kreativbeton | hobbybetong
  pottery wheel | töpferscheibe | dreieskive keramikk
  pottery kiln | brennofen, keramikbrennofen | keramikkovn
  ceramic glaze | glasur, keramikglasur | keramikkglasur
  papier mache | pappmaché | pappmasjé
  decoupage paper, napkin glue | decoupage-papier, serviettenkleber, serviettentechnik | decoupage, serviettlim
  mosaic stones | mosaiksteine | mosaikkfliser, mosaikkbiter
  resin art, casting resin | gießharz, kunstharz | støperesin
  wood burning kit, pyrography set | brandmalerei, brandmalkolben | svipenn, brennpenn
  macrame | makramee | makramé
  loom bands, rubber loom | loombänder, loom bands | loom bands, strikkarmbånd
  friendship bracelet kit, bracelet making kit | armband-bastelset | armbåndsett hobby
  jewelry making kit, jewelry making supplies | schmuckbastelset, schmuckherstellung | smykkedeler
  seed beads, rocailles | rocailles, rocaille-perlen | rocailleperler, seedbeads
  wooden beads | holzperlen | treperler
  letter beads, alphabet beads | buchstabenperlen | bokstavperler
  jewelry clasps, lobster clasp | schmuckverschluss | smykkelås
  elastic beading cord, jewelry elastic | schmuckgummi, gummifaden, perlgummi | smykkestrikk
  earring hooks, ear wires | ohrhaken | ørekroker
  shrink plastic | schrumpffolie | krympeplast
  vinyl film, iron on vinyl, heat transfer vinyl | plotterfolie, flexfolie, vinylfolie | strykefolie, vinylfolie
  embossing machine | stanzmaschine, prägemaschine | stansemaskin
  foam pads, 3d foam pads | 3d-klebepads, abstandspads | 3d-puter
  craft glue | bastelkleber, bastelleim | hobbylim
  tie dye kit, batik dye | batik-set | tie dye-sett, batikkfarge
  spinning wheel | spinnrad | rokk
  knitting bag, project bag | stricktasche, projekttasche | strikkebag, prosjektpose
  merino yarn, merino wool yarn | merinogarn | merinogarn
  mohair yarn | mohairgarn | mohairgarn
  alpaca yarn | alpakagarn, alpakawolle | alpakkagarn
  chunky yarn, bulky yarn | dickes garn, dicke wolle | tykt garn
  amigurumi, crochet animals kit | amigurumi, häkeltiere | amigurumi, hekledyr
  crochet kit, crochet set | häkelset | heklesett
  knitting kit, knitting set | strickset | strikkesett, strikkepakke
  tufting gun | tufting-pistole, tuftingpistole | tuftepistol
  aida fabric, cross stitch fabric | aida-stoff, stickstoff, aidastoff | aidastoff
  cross stitch | kreuzstich | korssting
  sewing scissors, thread snips | fadenschere, nähschere | trådklipper, sysaks
  needle threader | nadeleinfädler, einfädler | nåletræder
  fabric clips, sewing clips, wonder clips | stoffklammern, stoffklemmen | sømklips, stoffklips
  trimming braid, decorative braid | zierborte | pyntebånd, kantebånd
  cord stopper, cord lock | kordelstopper | snorstopper
  eyelets, grommets | ösen, ösen-set | maljer
  linen fabric | leinenstoff | linstoff
  fleece fabric | fleecestoff | fleecestoff
  felt fabric | filzstoff | filtstoff
  tulle fabric, tulle netting | tüllstoff | tyllstoff
  lining fabric | futterstoff | fôrstoff
  fabric by metre, dressmaking fabric | meterware | metervare
  fabric remnants, fat quarters | stoffreste, stoffpakete | stoffrester
  mending patches, knee patches | hosenflicken, knieflicken | knelapper
`;
