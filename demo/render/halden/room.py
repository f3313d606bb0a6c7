"""The room: plaster wall, table or floor, window light, camera. Lengths in centimetres unless a comment says Blender units."""
import math
import bpy
from mathutils import Vector
from . import geometry as G
from . import materials as M
from . import products as P
from . import studio
from .geometry import CM

at = P.more.at


def plaster(n, colour, strength=0.35):
    N = M.Nodes(n)
    p = N.coords()
    tone = N.smooth(N.noise(p, 0.05, 5, 0.6), 0.3, 0.7)
    col = N.mix(N.math("MULTIPLY", tone, 0.35), M.rgb(colour), N.mix(0.25, M.rgb(colour), M.rgb("#ffffff")))
    h = N.math("ADD", N.math("MULTIPLY", N.noise(N.coords((1, 1, 0.5)), 0.35, 4, 0.6), 0.7), N.math("MULTIPLY", N.noise(p, 3.0, 3), 0.08))
    return N.finish(N.principled(Base_Color=col, Roughness=0.9, Specular=0.15, Normal=N.bump(h, strength, 0.5)))


def room(wall="#d3c5b1", y=30, table="Table"):
    w = G.mesh_object("Wall", [(-400, y, -200), (400, y, -200), (400, y, 300), (-400, y, 300)], [(0, 1, 2, 3)])
    G.assign(w, plaster("Wall plaster", wall))
    top = G.rounded_plate("Table", G.rounded_rect(300, 2 * y + 6, 1.5), 4.0, 0.7)
    top.location.z = -4.0 / CM
    G.assign(top, M.wood("Table top", table, axis="x", offset=(11, 7, 0), ring=0.7, pith=(8.0, -14.0), warp_cm=2.2))


def camera(target, location, lens=70, focus=None, fstop=4.0):
    cam = bpy.data.cameras.new("Cam")
    cam.lens, cam.sensor_width = lens, 36
    co = bpy.data.objects.new("Cam", cam)
    sc = bpy.context.scene
    sc.collection.objects.link(co)
    co.location = location
    studio.aim(co, Vector(target))
    cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop
    cam.dof.focus_distance = focus or (Vector(target) - Vector(location)).length
    sc.camera = co


def window(centre, energy=6.2, colour=(1.0, 0.86, 0.68), d=(0.80, 0.66, -0.44), W=5.2, H=4.3, panes=3):
    sun = bpy.data.lights.new("Sun", "SUN")
    sun.energy, sun.angle, sun.color = energy, math.radians(1.4), colour
    so = bpy.data.objects.new("Sun", sun)
    bpy.context.scene.collection.objects.link(so)
    d = Vector(d).normalized()
    so.rotation_euler = d.to_track_quat("-Z", "Y").to_euler()
    g0 = Vector(centre) - d * 20
    right = d.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(d).normalized()
    bars, faces, B = [], [], 60

    def bar(x0, x1, y0, y1):
        o = len(bars)
        bars.extend((g0 + right * x + up * y) * CM for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1)))
        faces.append((o, o + 1, o + 2, o + 3))
    bar(-B, -W, -B, B), bar(W, B, -B, B), bar(-W, W, H, B), bar(-W, W, -B, -H)
    for k in range(1, panes):
        x = -W + 2 * W * k / panes
        bar(x - 0.14, x + 0.14, -H, H)
    bar(-W, W, -0.14, 0.14)
    gobo = G.assign(G.mesh_object("Window", bars, faces, smooth=False), M.matte("Gobo", "#000000", 1, 0))
    for a in ("visible_camera", "visible_diffuse", "visible_glossy", "visible_transmission"):
        setattr(gobo, a, False)


def sky(strength=0.42, power=1500):
    studio.world(bpy.context.scene, top="#dfe7f0", bottom="#b9b2a8", strength=strength)
    studio.area("Sky", (-14, -12, 9), (1, 0, 1.5), 9, power, (0.90, 0.95, 1.0), size_y=7)


def screwdriver(species, x, y, rot, size=1.0):
    """Lies on the table, its tip pointing along `rot`."""
    handle = G.lathe("Handle", G.profile([(0, 0), (1.1, 0, 0.4), (1.5, 1.5, 0.6), (1.25, 5), (1.55, 8, 0.6), (1.05, 9.6, 0.3), (0.8, 10.2, 0.1), (0, 10.2)], 0.06), 96)
    G.assign(handle, M.wood(f"{species} handle", species, axis="z", offset=(2, 1, 0), ring=0.4, pith=(1.2, -2.0)))
    ferrule = G.assign(G.lathe("Ferrule", G.profile([(0, 10.1), (0.85, 10.1, 0.05), (0.78, 11.2, 0.1), (0, 11.2)], 0.04), 80), M.metal("Brass", "#c7a06a", 0.26))
    blade = G.assign(G.lathe("Blade", G.profile([(0, 11.1), (0.36, 11.1), (0.36, 20, 0.1), (0.55, 21.2, 0.2), (0.5, 22.2), (0, 22.2)], 0.04), 48), M.metal("Steel", "#b9bcc0", 0.3))
    e = G.group("Screwdriver", [handle, ferrule, blade])
    e.rotation_euler = (0, math.radians(90 - 1.3), 0)
    e.scale = (size, size, size)
    return at(e, x, y, 1.5 * size, rot)


def collar():
    """A spare brass collar of the lamp."""
    return G.assign(G.lathe("Collar", G.profile([(0.9, 0), (1.5, 0, 0.1), (1.5, 1.5, 0.2), (0.9, 1.5, 0.1), (0.9, 0)], 0.05), 80), M.metal("Brass", "#c7a06a", 0.26))


def floor(wall="#cfc4b3", y=40, species="Oak"):
    """Planks instead of the table, for what stands on the floor."""
    w = G.mesh_object("Wall", [(-600, y, -2), (600, y, -2), (600, y, 500), (-600, y, 500)], [(0, 1, 2, 3)])
    G.assign(w, plaster("Wall plaster", wall))
    skirting = G.rounded_plate("Skirting", G.rounded_rect(1200, 1.6, 0.4), 9.0, 0.3)
    skirting.location = (0, (y - 0.8) / CM, 0)
    G.assign(skirting, M.matte("Skirting paint", "#d9d2c6", rough=0.55, spec=0.3))
    for k in range(-8, 4):
        plank = G.rounded_plate(f"Plank{k}", G.rounded_rect(700, 17.8, 0.15), 2.0, 0.12)
        plank.location = (0, (k * 18 + y % 18) / CM, -2.0 / CM)
        G.assign(plank, M.wood(f"Plank {k}", species, axis="x", offset=(37 * k, 5 * k, 0), ring=0.8, pith=(9.0 + k % 3, -12.0 - 2 * k), warp_cm=2.0))


def card(lines, width=15.0, height=9.5, paper="#d6c9b1", ink="#241f1a"):
    """A printed card that lies on the table, its text upright for who looks along y. `lines`: (text, height in cm)."""
    plate = G.rounded_plate("Card", G.rounded_rect(width, height, 0.25), 0.09, 0.02)
    G.assign(plate, M.matte("Card paper", paper, rough=0.85, spec=0.1, bump=0.06, bump_scale=16))
    obs, y = [plate], height * 0.16
    for text, size in lines:
        curve = bpy.data.curves.new("Lettering", "FONT")
        curve.body, curve.size, curve.align_x = text, size / CM, "CENTER"
        curve.font = bpy.data.fonts.load(P.FONT)
        curve.space_character = 1.18
        ob = bpy.data.objects.new("Lettering", curve)
        bpy.context.scene.collection.objects.link(ob)
        ob.location = (0, y / CM, 0.1 / CM)
        curve.materials.append(M.matte(f"Ink {text}", ink, rough=0.6, spec=0.1))
        obs.append(ob)
        y -= size * 1.9
    return G.group("Card", obs)
